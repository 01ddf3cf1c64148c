import type { ComponentType } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import { countText } from '#domain/project/project-texts.ts'
import { ClipIcon, NoteIcon } from '#features/project/ui/icons.tsx'
import type { IconProps } from '#ui/icon/icon.tsx'
import { ClockIcon, UserIcon } from '#ui/icon/icons.tsx'
import { BellIcon, DocumentIcon } from '#ui/icon/tool-icons.tsx'

export const panelKeys = ['customer', 'quote', 'notes', 'files', 'reminders', 'log'] as const
export type PanelKey = (typeof panelKeys)[number]

type Panel = {
  /** Label in the rail. */
  word: string
  title: string
  Icon: ComponentType<IconProps>
  count: (project: Project) => number
  /** Shown beside its name in the list of details on phones. */
  summary: (project: Project) => string
}

const none = () => 0

/**
 * Panels of the right column. The page passes in a component for each key (pages/parts/project-panels.ts), since features do
 * not import each other.
 */
export const panels: Readonly<Record<PanelKey, Panel>> = {
  customer: {
    word: 'Customer',
    title: 'Customer',
    Icon: UserIcon,
    count: none,
    summary: ({ quoteData }) =>
      [quoteData.customerName, quoteData.contactNumber].filter(Boolean).join(', ') || 'No customer yet',
  },
  quote: {
    word: 'Quote',
    title: 'Quote',
    Icon: DocumentIcon,
    count: none,
    summary: ({ quote, changedSinceQuote }) =>
      quote ? `Version ${quote.quoteVersion}${changedSinceQuote ? ', changed since' : ''}` : 'No quote saved yet',
  },
  notes: {
    word: 'Notes',
    title: 'Notes and comments',
    Icon: NoteIcon,
    count: ({ productNotes, staffComments }) => productNotes.length + staffComments.length,
    summary: ({ productNotes, staffComments }) =>
      `${countText(productNotes.length, 'note')}, ${countText(staffComments.length, 'comment')}`,
  },
  files: {
    word: 'Files',
    title: 'Attachments',
    Icon: ClipIcon,
    count: ({ files }) => files.length,
    summary: ({ files }) =>
      `${countText(files.length, 'file')}, ${files.filter(({ showToCustomer }) => showToCustomer).length} shown to customer`,
  },
  reminders: {
    word: 'Reminders',
    title: 'Reminders',
    Icon: BellIcon,
    count: none,
    summary: () => 'What is due for this project',
  },
  log: { word: 'Log', title: 'Change log', Icon: ClockIcon, count: none, summary: () => 'Who changed what' },
}

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { canEdit } from '#domain/cart/cart.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { ArrowUpIcon, BinIcon, DotsIcon, NoteIcon } from '#features/project/ui/icons.tsx'
import { useApp } from '#lib/app.tsx'
import { needsConnection } from '#offline/project/project-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FilterIcon, PencilIcon, StoreIcon } from '#ui/icon/icons.tsx'
import { ArrowDownIcon, FolderIcon } from '#ui/icon/tool-icons.tsx'
import { ActionMenu } from '#ui/overlay/action-menu.tsx'
import { focusAfterLine } from './focus-after-line.ts'
import { lineClasses } from './line.styles.ts'
import { useLineContext } from './line-context.ts'
import type { LineDialog } from './line-dialogs.tsx'

/** Whether any of the line's terms may be changed. */
export const hasTerms = ({ editFlags }: Pick<ProjectProduct, 'editFlags'>) =>
  (['EditPrice', 'EditWarranty', 'EditInstall'] as const).some((edit) => canEdit(editFlags, edit))

type Props = { line: ProjectProduct; onOpen: (dialog: LineDialog) => void; onMove: (by: number) => void }

/** The menu of one line. */
export function LineMenu({ line, onOpen, onMove }: Props) {
  const context = useLineContext()
  const { mutateAsync } = useMutation(projectChanges(useApp().api, context).removeLine())
  const trigger = useRef<HTMLButtonElement>(null)
  const asks = context.isOffline ? needsConnection : null
  const small = { size: 18 }

  async function remove() {
    const moveFocus = focusAfterLine(trigger.current?.closest('li'))
    const isRemoved = await mutateAsync(line).then(
      () => true,
      () => false, // the page has reported it
    )
    if (isRemoved) moveFocus()
  }

  const actions = [
    ...(hasTerms(line)
      ? [
          {
            key: 'terms',
            label: 'Price and extras',
            icon: <PencilIcon {...small} />,
            act: () => onOpen('terms'),
          },
        ]
      : []),
    { key: 'notes', label: 'Notes', icon: <NoteIcon {...small} />, act: () => onOpen('notes') },
    { key: 'variations', label: 'Variations', icon: <FilterIcon {...small} />, act: () => onOpen('variations') },
    { key: 'folder', label: 'Move to folder', icon: <FolderIcon {...small} />, act: () => onOpen('folder') },
    { key: 'up', label: 'Move up', icon: <ArrowUpIcon {...small} />, act: () => onMove(-1) },
    { key: 'down', label: 'Move down', icon: <ArrowDownIcon {...small} />, act: () => onMove(1) },
    {
      key: 'prices',
      label: 'Competitor prices',
      icon: <StoreIcon {...small} />,
      reason: asks,
      act: () => onOpen('prices'),
    },
    ...(canEdit(line.editFlags, 'Delete')
      ? [
          {
            key: 'remove',
            label: 'Remove',
            icon: <BinIcon {...small} />,
            danger: true,
            act: () => void remove(),
          },
        ]
      : []),
  ]
  return (
    <ActionMenu
      label={line.title}
      actions={actions}
      trigger={(props) => (
        <span className={lineClasses.menu}>
          <IconButton ref={trigger} label={`More for ${line.title}`} data-menu {...props}>
            <DotsIcon />
          </IconButton>
        </span>
      )}
    />
  )
}

import type { ComponentType } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import { isStaffWithQuote } from '#domain/project/project-status.ts'
import { BinIcon } from '#features/project/ui/icons.tsx'
import type { IconProps } from '#ui/icon/icon.tsx'
import { CartIcon, LockIcon } from '#ui/icon/icons.tsx'
import { CopyIcon, MailIcon, ShareIcon, TransferIcon } from '#ui/icon/tool-icons.tsx'

export const actionKeys = ['email', 'lock', 'share', 'transfer', 'duplicate', 'staff-cart', 'delete'] as const
export type ActionKey = (typeof actionKeys)[number]

type Action = {
  /** Label in the menu; some depend on the state of the project. */
  title: (project: Project) => string
  Icon: ComponentType<IconProps>
  /** Why it is not possible yet; null when it is. */
  waitsFor: (project: Project, account: Account) => string | null
}

type Account = Parameters<typeof isStaffWithQuote>[0]

const always = () => null
const needsQuote = (project: Project, account: Account) =>
  isStaffWithQuote(account, project) ? null : 'Save the quote first'
/** A quote of a single folder is enough. */
const needsAnyQuote = (project: Project, account: Account) =>
  project.folders.some((folder) => isStaffWithQuote(account, folder)) ? null : needsQuote(project, account)
const needsLines = ({ cart }: Project) => (cart.products.length ? null : 'Add a product first')

/**
 * Actions of the footer menu. The page passes in a dialog for each key (pages/parts/project-dialogs.ts). What staff may do
 * with a quoted project only waits for the quote [S3-6-07].
 */
export const actions: Readonly<Record<ActionKey, Action>> = {
  email: {
    title: () => 'Send email',
    Icon: MailIcon,
    waitsFor: needsAnyQuote,
  },
  lock: { title: ({ priceLock }) => (priceLock ? 'Price lock' : 'Lock prices'), Icon: LockIcon, waitsFor: needsLines },
  share: { title: () => 'Share', Icon: ShareIcon, waitsFor: always },
  transfer: { title: () => 'Transfer products', Icon: TransferIcon, waitsFor: needsLines },
  duplicate: { title: () => 'Duplicate project', Icon: CopyIcon, waitsFor: always },
  'staff-cart': {
    title: () => 'Staff cart',
    Icon: CartIcon,
    waitsFor: needsQuote,
  },
  delete: { title: () => 'Delete project', Icon: BinIcon, waitsFor: always },
}

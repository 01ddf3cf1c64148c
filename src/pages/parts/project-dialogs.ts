import type { ProjectSlots } from '#features/project/page/slots.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'

/**
 * The dialogs of the footer menu by action key (features/project/page/actions.ts); each gets `onClose` and uses
 * `useProject()`. `duplicate`, `staff-cart` and `delete` are in features/project.
 */
export const projectDialogs: ProjectSlots['dialogs'] = {
  email: onDemand(() => import('#features/project/dialogs/email-dialog.tsx').then((module) => module.EmailDialog)),
  lock: onDemand(() => import('#features/project/dialogs/lock-dialog.tsx').then((module) => module.LockDialog)),
  share: onDemand(() => import('#features/project/dialogs/share-dialog.tsx').then((module) => module.ShareDialog)),
  transfer: onDemand(() =>
    import('#features/project/dialogs/transfer-dialog.tsx').then((module) => module.TransferDialog),
  ),
}

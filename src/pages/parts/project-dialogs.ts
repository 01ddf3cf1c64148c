import type { ProjectSeams } from '#features/project/seams.ts'
import { onDemand } from '#lib/on-demand.tsx'

/**
 * The dialogs of the foot's menu, by their key in features/project/actions.ts: a component each that gets `onClose` and reads and
 * changes the project by `useProject()`. `duplicate`, `staff-cart` and `delete` stand in features/project itself.
 */
export const projectDialogs: ProjectSeams['dialogs'] = {
  email: onDemand(() => import('#features/project-dialogs/email-dialog.tsx').then((module) => module.EmailDialog)),
  lock: onDemand(() => import('#features/project-dialogs/lock-dialog.tsx').then((module) => module.LockDialog)),
  share: onDemand(() => import('#features/project-dialogs/share-dialog.tsx').then((module) => module.ShareDialog)),
  transfer: onDemand(() =>
    import('#features/project-dialogs/transfer-dialog.tsx').then((module) => module.TransferDialog),
  ),
}

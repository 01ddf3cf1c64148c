import type { ProjectSeams } from '#features/project/seams.ts'

/**
 * The dialogs of the foot's menu, by their key in features/project/actions.ts: a component each that gets `onClose` and reads and
 * changes the project by `useProjectDesk()`. For example
 * `lock: onDemand(() => import('#features/project-dialogs/lock-dialog.tsx').then((module) => module.LockDialog))`.
 * `duplicate`, `staff-cart` and `delete` stand in features/project itself.
 */
export const projectDialogs: ProjectSeams['dialogs'] = {}

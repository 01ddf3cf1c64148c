import type { ProjectSeams } from '#features/project/seams.ts'

/**
 * What the panels of a project page hold, by their key in features/project/panels.ts: a component each, without props, that
 * reads and changes the project by `useProjectDesk()`. For example
 * `customer: onDemand(() => import('#features/project-panels/customer-panel.tsx').then((module) => module.CustomerPanel))`.
 */
export const projectPanels: ProjectSeams['panels'] = {}

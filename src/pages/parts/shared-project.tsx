import { onDemand } from '#lib/boot/on-demand.tsx'

/** What a customer sees of a project by its link. */
export const SharedProject = onDemand(() =>
  import('#features/project/shared/shared-view.tsx').then((module) => module.SharedView),
)

import type { ProjectSlots } from '#features/project/page/slots.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { loadAhead } from '#lib/boot/preload.ts'

const panels = {
  customer: onDemand(() =>
    import('#features/project/panels/customer/customer-panel.tsx').then((module) => module.CustomerPanel),
  ),
  quote: onDemand(() => import('#features/project/panels/quote-panel.tsx').then((module) => module.QuotePanel)),
  notes: onDemand(() => import('#features/project/panels/notes-panel.tsx').then((module) => module.NotesPanel)),
  files: onDemand(() => import('./project-files.tsx').then((module) => module.ProjectFiles)),
  reminders: onDemand(() =>
    import('#features/project/panels/reminders-panel.tsx').then((module) => module.RemindersPanel),
  ),
  log: onDemand(() => import('#features/project/panels/log-panel.tsx').then((module) => module.LogPanel)),
}

/**
 * What the panels of a project page hold, by their key in features/project/page/panels.ts: a component each, without props, that
 * reads and changes the project by `useProject()`.
 */
export const projectPanels: ProjectSlots['panels'] = panels

/** Preloads all panels, because a tablet may be offline when one is opened. */
export const loadPanels = () => Promise.all(Object.values(panels).map(({ preload }) => loadAhead(preload)))

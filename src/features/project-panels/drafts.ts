export type Draft = { text: string; state: 'typed' | 'saving' | 'failed' | 'saved' }
type Drafts = Readonly<Record<string, Draft>>

const none: Drafts = {}
const byProject = new Map<string, Drafts>()
const listeners = new Set<() => void>()

/** What was typed into a project and has not arrived: it outlives the panel it was typed into, not the page. */
export const draftsOf = (projectId: string): Drafts => byProject.get(projectId) ?? none

/** Null: there is nothing to keep any more. */
export function keepDraft(projectId: string, key: string, draft: Draft | null) {
  const { [key]: _before, ...others } = draftsOf(projectId)
  byProject.set(projectId, draft ? { ...others, [key]: draft } : others)
  for (const listener of [...listeners]) listener()
}

export function onDrafts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

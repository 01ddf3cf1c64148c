import type { FolderGroup } from '#domain/project/project-reading.ts'

/** The lines deselected in one project. All others are selected, so new lines start selected. */
export type Selection = { readonly projectRef: string; readonly off: ReadonlySet<string> }

export type Tick = 'on' | 'mixed' | 'off'

/** The same project keeps its selection; another one starts with every line selected [S3-4-32] [S3-4-33]. */
export function selectionOf(projectRef: string, before: Selection | null): Selection {
  return before?.projectRef === projectRef ? before : { projectRef, off: new Set() }
}

export function withLines(selection: Selection, codes: readonly string[], isChosen: boolean): Selection {
  const off = new Set(selection.off)
  for (const code of codes) isChosen ? off.delete(code) : off.add(code)
  return { ...selection, off }
}

/** The checkbox state of a folder, derived from its lines; an empty folder is never selected. */
export function tickOf({ lines }: FolderGroup, { off }: Selection): Tick {
  const left = lines.filter(({ productCode }) => off.has(productCode)).length
  if (lines.length === left) return 'off'
  return left === 0 ? 'on' : 'mixed'
}

/** What is added to the cart: every selected line, and the folders selected as a whole. */
export function chosenOf(groups: readonly FolderGroup[], selection: Selection) {
  const lines = groups.flatMap((group) => group.lines).filter(({ productCode }) => !selection.off.has(productCode))
  return {
    lines,
    productCodes: lines.map(({ productCode }) => productCode),
    folders: groups.flatMap((group) => (group.folder && tickOf(group, selection) === 'on' ? [group.folder.id] : [])),
  }
}

import type { Shelf } from './project-reading.ts'

/** Which lines are left out, of the project they were left out in. What is not named is chosen, so new lines begin chosen. */
export type Selection = { readonly projectRef: string; readonly off: ReadonlySet<string> }

export type Tick = 'on' | 'mixed' | 'off'

/** The same project keeps its choice; another one begins with every line chosen [S3-4-32] [S3-4-33]. */
export function selectionOf(projectRef: string, before: Selection | null): Selection {
  return before?.projectRef === projectRef ? before : { projectRef, off: new Set() }
}

export function withLines(selection: Selection, codes: readonly string[], isChosen: boolean): Selection {
  const off = new Set(selection.off)
  for (const code of codes) isChosen ? off.delete(code) : off.add(code)
  return { ...selection, off }
}

/** The tick of a folder follows from its lines; one without lines is never chosen. */
export function tickOf({ lines }: Shelf, { off }: Selection): Tick {
  const left = lines.filter(({ productCode }) => off.has(productCode)).length
  if (lines.length === left) return 'off'
  return left === 0 ? 'on' : 'mixed'
}

/** What goes into the cart: every chosen line, and the folders that are chosen as a whole. */
export function chosenOf(shelves: readonly Shelf[], selection: Selection) {
  const lines = shelves.flatMap((shelf) => shelf.lines).filter(({ productCode }) => !selection.off.has(productCode))
  return {
    lines,
    productCodes: lines.map(({ productCode }) => productCode),
    folders: shelves.flatMap((shelf) => (shelf.folder && tickOf(shelf, selection) === 'on' ? [shelf.folder.id] : [])),
  }
}

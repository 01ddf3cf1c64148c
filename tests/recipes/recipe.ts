/** An addition to the product, as a page of docs/how-to describes it. */
export type Recipe = {
  what: string
  guide: string
  mostFiles: number
  /** The changed text of each file. */
  edits: Readonly<Record<string, (source: string) => string>>
  /** The files that each new file is a copy of. */
  copies?: Readonly<Record<string, string>>
  /** New files that are loaded by name: without one nothing starts. */
  loaded?: readonly string[]
  /** Files whose absence breaks no types and no start: what they add is only not used, or a test fails. */
  optional?: readonly string[]
}

/** Inserts text before an anchor, which occurs exactly once. */
export const before = (anchor: string, text: string) => (source: string) => {
  if (source.split(anchor).length !== 2) throw new Error(`Expected once: ${anchor}`)
  return source.replace(anchor, () => text + anchor)
}

/** Replaces a text wherever it is, which is somewhere. */
export const instead = (old: string, text: string) => (source: string) => {
  if (!source.includes(old)) throw new Error(`Expected: ${old}`)
  return source.replaceAll(old, () => text)
}

export const inTurn =
  (...steps: readonly ((source: string) => string)[]) =>
  (source: string) =>
    steps.reduce((text, step) => step(text), source)

/** An addition to the product, as a page of docs/how-to describes it. */
export type Recipe = {
  what: string
  guide: string
  mostFiles: number
  /** The changed text of each file. */
  edits: Readonly<Record<string, (source: string) => string>>
  /** Files whose absence breaks nothing: what they add is only not used. */
  optional?: readonly string[]
}

/** Inserts text before an anchor, which occurs exactly once. */
export const before = (anchor: string, text: string) => (source: string) => {
  if (source.split(anchor).length !== 2) throw new Error(`Expected once: ${anchor}`)
  return source.replace(anchor, () => text + anchor)
}

export const inTurn =
  (...steps: readonly ((source: string) => string)[]) =>
  (source: string) =>
    steps.reduce((text, step) => step(text), source)

import type { SharedProject } from '#contract/project/project-quote.ts'

export type SharedLine = SharedProject['cart']['products'][number]
export type SharedGroup = { id: string; title: string; lines: readonly SharedLine[]; total: number }

const sum = (lines: readonly SharedLine[]) => lines.reduce((total, line) => total + line.lineTotal, 0)

/** Folders in order with their lines; lines without a folder last. */
export function sharedGroups({ cart, folders }: Pick<SharedProject, 'cart' | 'folders'>): readonly SharedGroup[] {
  const byCode = new Map(cart.products.map((line) => [line.productCode, line]))
  const groups = folders.map(({ id, title, products, total }) => {
    const lines = products.flatMap((code) => byCode.get(code) ?? [])
    for (const { productCode } of lines) byCode.delete(productCode)
    return { id, title, lines, total }
  })
  const loose = [...byCode.values()]
  return loose.length > 0
    ? [...groups, { id: '', title: folders.length > 0 ? 'Other' : 'Products', lines: loose, total: sum(loose) }]
    : groups
}

/** Products that start unselected: those that cannot be bought, and those that are ordered. */
export const offAtFirst = (lines: readonly SharedLine[]): ReadonlySet<string> =>
  new Set(lines.filter(({ available, ordered }) => available === false || ordered).map((line) => line.productCode))

/** Total of the chosen lines of each folder; a folder without any is left out. */
export function chosenSums(groups: readonly SharedGroup[], off: ReadonlySet<string>) {
  return groups.flatMap(({ id, title, lines }) => {
    const chosen = lines.filter(({ productCode }) => !off.has(productCode))
    return chosen.length > 0
      ? [{ id, title, codes: chosen.map(({ productCode }) => productCode), total: sum(chosen) }]
      : []
  })
}

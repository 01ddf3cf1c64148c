import type { Outline } from '#contract/project/project.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { folderGroups } from '#domain/project/project-reading.ts'

/** A line that can be transferred, with its quantity. */
export type Goods = Outline['products'][number]
/** A target folder; null for no folder. */
export type TargetFolder = { id: string | null; title: string; count: number }
/** Quantity of each chosen line, by its product code. */
export type Chosen = ReadonlyMap<string, number>

export const goodsOf = ({ cart }: Pick<Project, 'cart'>): readonly Goods[] =>
  cart.products.map(({ productCode, title, quantity, image }) => ({ productCode, title, quantity, image }))

export const goodsIn = ({ folders, products }: Outline): readonly Goods[] => [
  ...folders.flatMap((folder) => folder.products),
  ...products,
]

export const targetFoldersIn = ({ folders, products }: Outline): readonly TargetFolder[] => [
  ...folders.map(({ id, title, products: own }) => ({ id, title, count: own.length })),
  { id: null, title: 'No folder', count: products.length },
]

export const targetFoldersOf = (project: Pick<Project, 'folders' | 'cart'>): readonly TargetFolder[] =>
  folderGroups(project).map(({ folder, lines }) => ({
    id: folder?.id ?? null,
    title: folder?.title ?? 'No folder',
    count: lines.length,
  }))

/** Adds a line with its whole quantity, or removes it. */
export function ticked(chosen: Chosen, { productCode, quantity }: Goods, isOn: boolean): Chosen {
  const next = new Map(chosen)
  if (isOn) next.set(productCode, quantity)
  else next.delete(productCode)
  return next
}

/** Limits the quantity to between one and that of the line. */
export function withPieces(chosen: Chosen, { productCode, quantity }: Goods, requested: number): Chosen {
  const pieces = Number.isFinite(requested) ? Math.min(quantity, Math.max(1, Math.trunc(requested))) : 1
  return new Map(chosen).set(productCode, pieces)
}

/** The pieces of a line that are chosen: never more than a colleague has left of it. */
export function piecesOf(chosen: Chosen, { productCode, quantity }: Goods): number | undefined {
  const pieces = chosen.get(productCode)
  return pieces === undefined ? undefined : Math.min(pieces, quantity)
}

/** The lines in the format of the request, in the order of the project. */
export const productsOf = (goods: readonly Goods[], chosen: Chosen) =>
  goods.flatMap((line) => {
    const quantity = piecesOf(chosen, line)
    return quantity === undefined ? [] : [{ productCode: line.productCode, quantity }]
  })

/** Why nothing can be moved yet; null when it can. */
export function transferNeeds({ hasOther, count }: { hasOther: boolean; count: number }): string | null {
  if (!hasOther) return 'Choose the other project first'
  return count === 0 ? 'Tick a product first' : null
}

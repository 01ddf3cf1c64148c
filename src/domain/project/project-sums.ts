import type { Project, ProjectFolder, ProjectProduct } from '#contract/project/project-parts.ts'
import { roundDollars, toCents, toDollars } from '#domain/money/money.ts'
import { type TaxedShop, taxedTotal } from '#domain/money/tax.ts'
import { byPosition, movesTo } from './position.ts'

// GST is 1/11 of a total in Australia and 3/23 in New Zealand; the stored totals show which country it is.
const shopOf = ({ total, gst, pricesExGst = false }: Project['totals']): TaxedShop => ({
  country: gst > total * 0.11 ? 'NZ' : 'AU',
  flags: { pricesExGst },
})

/** Marks that something shown on the quote has changed. */
export const changedSinceQuote = (project: Project): Project => ({
  ...project,
  changedSinceQuote: project.quote !== null,
})

/** Sets the lines and folders, and recomputes the totals. */
export function withLines(project: Project, products: readonly ProjectProduct[], folders = project.folders): Project {
  // By code: every pending edit comes here, and a search of each line in each folder takes seconds in a large project.
  const totals = new Map(products.map(({ productCode, lineTotal }) => [productCode, lineTotal]))
  const totalOf = (codes: readonly string[]) =>
    roundDollars(codes.reduce((sum, code) => sum + (totals.get(code) ?? 0), 0))
  const sum = taxedTotal(toCents(products.reduce((listed, line) => listed + line.lineTotal, 0)), shopOf(project.totals))
  return changedSinceQuote({
    ...project,
    cart: { products: [...products] },
    folders: folders.map((folder) => ({ ...folder, total: totalOf(folder.products) })),
    totals: {
      ...project.totals,
      lineCount: products.length,
      pieceCount: products.reduce((sum, line) => sum + line.quantity, 0),
      total: toDollars(sum.totalCents),
      gst: toDollars(sum.gstCents),
    },
  })
}

/** The project with some of its lines changed. */
export const withChangedLine = (
  project: Project,
  productCode: string,
  change: (line: ProjectProduct) => ProjectProduct,
) =>
  withLines(
    project,
    project.cart.products.map((line) => (line.productCode === productCode ? change(line) : line)),
  )

/** Reduces the project to these lines, and removes notes and variations of the others. */
export function withRemainingLines(
  project: Project,
  products: readonly ProjectProduct[],
  folders: readonly ProjectFolder[],
): Project {
  const skus = new Set(products.map(({ sku }) => sku))
  const codes = new Set(products.map(({ productCode }) => productCode))
  return {
    ...withLines(project, products, [...folders]),
    productNotes: project.productNotes.filter(({ sku }) => skus.has(sku)),
    productVariations: project.productVariations.filter(({ productCode }) => codes.has(productCode)),
  }
}

const placed = ({ productCode, position }: ProjectProduct) => ({ id: productCode, position })

/** The lines of a folder (null: without a folder) in order. */
export const linesIn = (products: readonly ProjectProduct[], folderId: string | null) =>
  products.filter((line) => line.folderId === folderId).sort((a, b) => byPosition(placed(a), placed(b)))

/** The fewest moves that bring the lines of a folder into this order; its unlisted lines follow at the end. */
export function movesInto(
  products: readonly ProjectProduct[],
  { folderId, codes }: { folderId: string | null; codes: readonly string[] },
) {
  const there = linesIn(products, folderId).map(placed)
  const others = there.flatMap(({ id }) => (codes.includes(id) ? [] : [id]))
  const moves = movesTo([...codes, ...others], there)
  return moves.map(({ id, position }) => ({ productCode: id, folderId, position }))
}

/** Sorts the lines into their folders by position. */
export function withPlaces(project: Project, products: readonly ProjectProduct[]): Project {
  const loose = linesIn(products, null)
  const inFolders = products.filter(({ folderId }) => folderId !== null)
  const folders = project.folders.map((folder) => ({
    ...folder,
    products: linesIn(products, folder.id).map(({ productCode }) => productCode),
  }))
  return withLines(project, [...loose, ...inFolders], folders)
}

type Move = Pick<ProjectProduct, 'productCode' | 'folderId' | 'position'>

export function withMoves(project: Project, moves: readonly Move[]): Project {
  const byCode = new Map(moves.map((move) => [move.productCode, move]))
  return withPlaces(
    project,
    project.cart.products.map((line) => ({ ...line, ...byCode.get(line.productCode) })),
  )
}

/** Sets `sortOrder` of the folders by position. */
export function withFolderOrder(project: Project, folders: readonly ProjectFolder[]): Project {
  const order = [...folders].sort(byPosition).map(({ id }) => id)
  return { ...project, folders: folders.map((folder) => ({ ...folder, sortOrder: order.indexOf(folder.id) })) }
}

/** Replaces the entry with the same id, or appends it. */
export const withEntry = <Entry extends { id: string }>(list: readonly Entry[], entry: Entry) =>
  list.some(({ id }) => id === entry.id)
    ? list.map((current) => (current.id === entry.id ? entry : current))
    : [...list, entry]

export const withoutEntry = <Entry extends { id: string }>(list: readonly Entry[], id: string) =>
  list.filter((current) => current.id !== id)

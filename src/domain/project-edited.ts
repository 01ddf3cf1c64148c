import type { Project, ProjectFolder, ProjectProduct } from '#contract/project-parts.ts'
import { roundDollars, toCents, toDollars } from './money.ts'
import { byPosition, movesTo, positionAfter } from './position.ts'
import { wasPrice } from './price-agreement.ts'
import { followingName } from './project-answer.ts'
import type { EditOf, ProjectEdit } from './project-edit.ts'
import { type TaxedShop, taxedTotal } from './tax.ts'

/** Who makes a change, and when: what a note or a comment shows until the server says so itself. */
export type Author = { readonly name: string; readonly at: string }

// GST is an eleventh of a total here and three twenty-thirds there: the sums so far say which.
const shopOf = ({ total, gst, pricesExGst = false }: Project['totals']): TaxedShop => ({
  country: gst > total * 0.11 ? 'NZ' : 'AU',
  flags: { pricesExGst },
})

/** What a quote says is another now. */
const changed = (project: Project): Project => ({ ...project, changedSinceQuote: project.quote !== null })

/** Lines and folders with the sums that follow from them. */
export function withLines(project: Project, products: readonly ProjectProduct[], folders = project.folders): Project {
  const totalOf = (codes: readonly string[]) =>
    roundDollars(products.reduce((sum, line) => (codes.includes(line.productCode) ? sum + line.lineTotal : sum), 0))
  const sum = taxedTotal(toCents(products.reduce((listed, line) => listed + line.lineTotal, 0)), shopOf(project.totals))
  return changed({
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

const quantitySet = (project: Project, { productCode, quantity }: EditOf<'quantity'>) =>
  withLines(
    project,
    project.cart.products.map((line) =>
      line.productCode === productCode
        ? { ...line, quantity, lineTotal: roundDollars((line.lineTotal / line.quantity) * quantity) }
        : line,
    ),
  )

function withTerms(line: ProjectProduct, { terms }: EditOf<'terms'>): ProjectProduct {
  const { agreed = line.agreed, warranty = line.selectedWarranty, install = line.selectedInstall } = terms
  const price = terms.agreed === undefined ? line.price : (agreed?.price ?? line.livePrice ?? line.price)
  const after = { ...line, agreed, price, lockedPrice: line.lockedPrice === null ? null : price }
  return {
    ...after,
    wasPrice: wasPrice(after),
    selectedWarranty: warranty ?? null,
    selectedInstall: install ?? null,
    lineTotal: roundDollars((price + (warranty?.price ?? 0) + (install?.price ?? 0)) * line.quantity),
  }
}

const termsSet = (project: Project, edit: EditOf<'terms'>) =>
  withLines(
    project,
    project.cart.products.map((line) => (line.productCode === edit.productCode ? withTerms(line, edit) : line)),
  )

/** Lines with what is said of them: of one that is gone nothing is left. */
function withFewer(project: Project, products: readonly ProjectProduct[], folders: readonly ProjectFolder[]): Project {
  const skus = new Set(products.map(({ sku }) => sku))
  const codes = new Set(products.map(({ productCode }) => productCode))
  return {
    ...withLines(project, products, [...folders]),
    productNotes: project.productNotes.filter(({ sku }) => skus.has(sku)),
    productVariations: project.productVariations.filter(({ productCode }) => codes.has(productCode)),
  }
}

function lineRemoved(project: Project, { productCode }: EditOf<'remove-line'>) {
  const folders = project.folders.map((folder) => ({
    ...folder,
    products: folder.products.filter((code) => code !== productCode),
  }))
  const products = project.cart.products.filter((line) => line.productCode !== productCode)
  return withFewer(project, products, folders)
}

const placed = ({ productCode, position }: ProjectProduct) => ({ id: productCode, position })

/** The named lines stand in that folder, in that order; those of it that are not named keep theirs at the end. */
function linesSorted(project: Project, { folderId, products }: EditOf<'sort-lines'>) {
  const there = new Set(project.cart.products.map(({ productCode }) => productCode))
  const named = products.filter((code) => there.has(code))
  const isNamed = new Set(named)
  const folders = project.folders.map((folder) => {
    const others = folder.products.filter((code) => !isNamed.has(code))
    return { ...folder, products: folder.id === folderId ? [...named, ...others] : others }
  })
  const place = new Map(named.map((code, index) => [code, index]))
  const inFolder = project.cart.products.filter((line) => line.folderId === folderId).map(placed)
  const others = inFolder.filter(({ id }) => !isNamed.has(id)).sort(byPosition)
  const moves = new Map(
    movesTo([...named, ...others.map(({ id }) => id)], inFolder).map(({ id, position }) => [id, position]),
  )
  const moved = project.cart.products.map((line) => {
    const position = moves.get(line.productCode)
    return position === undefined ? line : { ...line, folderId, position }
  })
  // Lines in no folder stand in the order of the cart.
  const inOrder = [...moved].sort(
    (one, other) => (place.get(one.productCode) ?? named.length) - (place.get(other.productCode) ?? named.length),
  )
  return withLines(project, folderId === null ? inOrder : moved, folders)
}

function folderSaved(project: Project, { id, newId, title }: EditOf<'folder'>): Project {
  const known = id ?? newId
  if (project.folders.some((folder) => folder.id === known))
    return changed({ ...project, folders: project.folders.map((one) => (one.id === known ? { ...one, title } : one)) })
  const last = Math.max(0, ...project.folders.map(({ sortOrder }) => sortOrder))
  const position = positionAfter(project.folders.map((folder) => folder.position))
  const made: ProjectFolder = { id: known, title, products: [], position, sortOrder: last + 1, total: 0, quoteId: null }
  return changed({ ...project, folders: [...project.folders, made] })
}

function folderRemoved(project: Project, { folderId, removeProducts }: EditOf<'remove-folder'>) {
  const folders = project.folders.filter(({ id }) => id !== folderId)
  const products = project.cart.products.flatMap((line) => {
    if (line.folderId !== folderId) return [line]
    return removeProducts ? [] : [{ ...line, folderId: null }]
  })
  // Those of the folder stand among the others where they stood in the project.
  const inOrder = [...products].sort((one, other) => byPosition(placed(one), placed(other)))
  return withFewer(project, inOrder, folders)
}

/** The list with an entry put in place of the one with its id, or at its end. */
const withEntry = <Entry extends { id: string }>(list: readonly Entry[], entry: Entry) =>
  list.some(({ id }) => id === entry.id) ? list.map((one) => (one.id === entry.id ? entry : one)) : [...list, entry]

const without = <Entry extends { id: string }>(list: readonly Entry[], id: string) =>
  list.filter((one) => one.id !== id)

/** A project as it is after a change that the server has not confirmed; making the same change twice is making it once. */
export function withEdit(project: Project, edit: ProjectEdit, author: Author): Project {
  switch (edit.kind) {
    case 'rename':
      return { ...project, projectName: edit.name }
    case 'status':
      return { ...project, quoteStatus: edit.status }
    case 'customer':
    case 'details': {
      const { salespersonCode: _person, storeId: _store, ...quoteData } = edit.fields
      const name = followingName(project.quoteData, quoteData)
      return changed({ ...project, quoteData: { ...project.quoteData, ...quoteData, ...name } })
    }
    case 'quantity':
      return quantitySet(project, edit)
    case 'terms':
      return termsSet(project, edit)
    case 'remove-line':
      return lineRemoved(project, edit)
    case 'sort-lines':
      return linesSorted(project, edit)
    case 'folder':
      return folderSaved(project, edit)
    case 'sort-folders': {
      const place = (id: string) => edit.ids.indexOf(id)
      const moves = new Map(movesTo(edit.ids, project.folders).map(({ id, position }) => [id, position]))
      return {
        ...project,
        folders: project.folders.map((one) =>
          place(one.id) < 0
            ? one
            : { ...one, position: moves.get(one.id) ?? one.position, sortOrder: place(one.id) + 1 },
        ),
      }
    }
    case 'remove-folder':
      return folderRemoved(project, edit)
    case 'note': {
      const id = edit.id ?? edit.newId
      const { name, at } = author
      const createdBy = project.productNotes.find((note) => note.id === id)?.createdBy ?? name
      const note = { id, notes: edit.notes, sku: edit.sku, createdBy, lastModified: at, salesPersonName: name }
      return changed({ ...project, productNotes: withEntry(project.productNotes, note) })
    }
    case 'remove-note':
      return changed({ ...project, productNotes: without(project.productNotes, edit.noteId) })
    case 'variation': {
      const { id, newId, kind: _kind, ...variation } = edit
      const one = { ...variation, id: id ?? newId }
      return changed({ ...project, productVariations: withEntry(project.productVariations, one) })
    }
    case 'remove-variation':
      return changed({ ...project, productVariations: without(project.productVariations, edit.variationId) })
    case 'comment': {
      const comment = { id: edit.newId, user: author.name, timestamp: author.at, message: edit.message }
      return { ...project, staffComments: withEntry(project.staffComments, comment) }
    }
    // What was made begins with its name; the quote is numbered by the server, and reminders are no part of the project.
    case 'create':
    case 'quote':
    case 'reminder':
      return project
  }
}

/** A project with everything that waits, in its order. */
export const withEdits = (
  project: Project,
  edits: readonly { readonly edit: ProjectEdit; readonly author: Author }[],
): Project => edits.reduce((before, { edit, author }) => withEdit(before, edit, author), project)

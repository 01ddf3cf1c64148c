import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { readProject } from '#domain/project/project-reading.ts'
import type { ProjectEdit } from '#offline/project/project-edit.ts'
import { projectScope } from '#offline/project/project-scope.ts'
import { type Edit, newEdit } from '#offline/sync/edit.ts'

export const author = { name: 'Noor Haddad', at: '2026-11-20T02:00:00.000Z' } as const

type Kind = ProjectEdit['kind']

/** One edit of every kind, on existing items. */
export const oneOfEach: { readonly [Name in Kind]: ProjectEdit<Name> } = {
  create: { kind: 'create', body: { projectName: 'Doyle kitchen', customerName: '' } },
  rename: { kind: 'rename', body: { name: 'Doyle kitchen' } },
  status: { kind: 'status', body: { status: 'Pending' } },
  customer: { kind: 'customer', body: { fields: { customerName: 'Bo Doyle' } } },
  details: { kind: 'details', body: { fields: { projectGoal: 'Cook more' } } },
  quote: { kind: 'quote', body: {} },
  'add-line': {
    kind: 'add-line',
    body: {
      productCode: 'TOASTER-1a',
      folderId: 'F1',
      position: 'a5',
      quantity: 2,
      product: { sku: 'TOASTER', title: 'Toaster', brand: 'Testa', category: 'Toasters', price: 55 },
    },
  },
  quantity: { kind: 'quantity', body: { sku: 'OVEN', productCode: 'OVEN', quantity: 3 } },
  terms: {
    kind: 'terms',
    body: {
      sku: 'OVEN',
      productCode: 'OVEN',
      terms: { agreed: { price: 99, reason: 'goodwill', competitor: null, competitorUrl: null } },
    },
  },
  'remove-line': { kind: 'remove-line', body: { productCode: 'OVEN' } },
  'move-lines': { kind: 'move-lines', body: { moves: [{ productCode: 'OVEN', folderId: 'F2', position: 'a0' }] } },
  'sort-lines': { kind: 'sort-lines', body: { folderId: 'F1', products: ['KETTLE', 'OVEN'] } },
  folder: { kind: 'folder', body: { id: 'F1', isNew: false, title: 'Laundry' } },
  'move-folders': { kind: 'move-folders', body: { moves: [{ id: 'F2', position: 'Zz' }] } },
  'sort-folders': { kind: 'sort-folders', body: { ids: ['F2', 'F1'] } },
  'remove-folder': { kind: 'remove-folder', body: { folderId: 'F1', removeProducts: false } },
  note: { kind: 'note', body: { id: 'N1', isNew: false, sku: 'OVEN', notes: 'Left hinge' } },
  'remove-note': { kind: 'remove-note', body: { noteId: 'N1' } },
  variation: {
    kind: 'variation',
    body: {
      id: 'V1',
      isNew: false,
      productCode: 'OVEN',
      brand: 'Testa',
      variationSku: 'OVEN-BLACK',
      comments: '',
      rrpOverride: null,
    },
  },
  'remove-variation': { kind: 'remove-variation', body: { variationId: 'V1' } },
  comment: { kind: 'comment', body: { id: 'C1', message: 'Called back' } },
  reminder: { kind: 'reminder', body: { id: 'R1', name: 'Call', status: 'Done' } },
  attach: {
    kind: 'attach',
    body: { id: 'P1', name: 'plan.pdf', size: 12, hash: 'h', productCode: null, showToCustomer: false },
  },
  'remove-file': { kind: 'remove-file', body: { id: 'P2', name: 'old.pdf' } },
  'show-file': { kind: 'show-file', body: { id: 'P2', name: 'old.pdf', isOn: true } },
}

export const everyEdit: readonly ProjectEdit[] = Object.values(oneOfEach)

const of = <Name extends Kind>(kind: Name, body: ProjectEdit<Name>['body']) => ({ kind, body }) as ProjectEdit<Name>

export const folder = (id: string, title = 'Laundry', isNew = true) => of('folder', { id, title, isNew })
export const note = (id: string, notes = 'Left hinge', isNew = true) => of('note', { id, isNew, sku: 'OVEN', notes })
export const variation = (id: string, more: Partial<ProjectEdit<'variation'>['body']> = {}) =>
  of('variation', { ...oneOfEach.variation.body, id, isNew: true, ...more })
export const rename = (name: string) => of('rename', { name })
export const status = (name: ProjectEdit<'status'>['body']['status']) => of('status', { status: name })
export const quantity = (productCode: string, pieces: number) =>
  of('quantity', { sku: productCode, productCode, quantity: pieces })
export const terms = (own: ProjectEdit<'terms'>['body']['terms'], productCode = 'OVEN') =>
  of('terms', { sku: productCode, productCode, terms: own })
export const details = (fields: ProjectEdit<'details'>['body']['fields']) => of('details', { fields })
export const customer = (fields: ProjectEdit<'customer'>['body']['fields']) => of('customer', { fields })
export const comment = (message: string, id = message) => of('comment', { id, message })
export const moveLine = (productCode: string, folderId: string | null, position: string) =>
  of('move-lines', { moves: [{ productCode, folderId, position }] })
export const moveFolder = (id: string, position: string) => of('move-folders', { moves: [{ id, position }] })
export const sortLines = (folderId: string | null, ...products: string[]) => of('sort-lines', { folderId, products })
export const sortFolders = (...ids: string[]) => of('sort-folders', { ids })
export const addLine = (productCode: string, more: Partial<ProjectEdit<'add-line'>['body']> = {}) =>
  of('add-line', { ...oneOfEach['add-line'].body, productCode, ...more })
export const removeLine = (productCode: string) => of('remove-line', { productCode })
export const removeFolder = (folderId: string, removeProducts = false) =>
  of('remove-folder', { folderId, removeProducts })
export const removeNote = (noteId: string) => of('remove-note', { noteId })
export const removeVariation = (variationId: string) => of('remove-variation', { variationId })

/** The edit as stored: pending, by Noor Haddad on version 5 of project P1. */
export const storedEdit = (edit: ProjectEdit, id: string, more: Partial<Edit> = {}): Edit =>
  newEdit({
    ...edit,
    id,
    scope: projectScope('P1'),
    brand: 'wa',
    account: 'noor',
    author: author.name,
    madeAt: Date.parse(author.at),
    version: 5,
    ...more,
  })

export const lineOf = (
  productCode: string,
  { price = 10, quantity: pieces = 1, folderId = null as string | null } = {},
) =>
  ({
    productCode,
    sku: productCode,
    title: productCode,
    price,
    quantity: pieces,
    lineTotal: price * pieces,
    folderId,
  }) as ProjectProduct // other fields of a line are not used

/** A project with two folders, an oven in the first and a kettle outside both. */
export function twoFolders() {
  const emptyFolder = { products: [] as string[], total: 0, quoteId: null }
  return readProject('P1', {
    projectName: 'Test kitchen',
    version: 5,
    cart: { products: [lineOf('OVEN', { price: 110, folderId: 'F1' }), lineOf('KETTLE', { price: 11 })] },
    folders: [
      { ...emptyFolder, id: 'F1', title: 'Kitchen', position: 'a0', sortOrder: 0, products: ['OVEN'], total: 110 },
      { ...emptyFolder, id: 'F2', title: 'Bath', position: 'a1', sortOrder: 1 },
    ],
    totals: { lineCount: 2, pieceCount: 2, total: 121, gst: 11 },
  })
}

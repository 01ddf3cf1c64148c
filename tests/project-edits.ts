import type { ProjectProduct } from '#contract/project-parts.ts'
import type { EditOf, ProjectEdit } from '#domain/project-edit.ts'
import { newProjectRow, type ProjectRow } from '#domain/project-outbox.ts'
import { readProject } from '#domain/project-reading.ts'

export const author = { name: 'Noor Haddad', at: '2026-11-20T02:00:00.000Z' } as const

/** One change of every kind, of things that were there before. */
export const oneOfEach: { readonly [Kind in ProjectEdit['kind']]: EditOf<Kind> } = {
  create: { kind: 'create', projectName: 'Doyle kitchen', customerName: '' },
  rename: { kind: 'rename', name: 'Doyle kitchen' },
  status: { kind: 'status', status: 'Pending' },
  customer: { kind: 'customer', fields: { customerName: 'Bo Doyle' } },
  details: { kind: 'details', fields: { projectGoal: 'Cook more' } },
  quote: { kind: 'quote' },
  quantity: { kind: 'quantity', sku: 'OVEN', productCode: 'OVEN', quantity: 3 },
  terms: {
    kind: 'terms',
    sku: 'OVEN',
    productCode: 'OVEN',
    terms: { agreed: { price: 99, reason: 'goodwill', competitor: null, competitorUrl: null } },
  },
  'remove-line': { kind: 'remove-line', productCode: 'OVEN' },
  'sort-lines': { kind: 'sort-lines', folderId: 'F1', products: ['KETTLE', 'OVEN'] },
  folder: { kind: 'folder', id: 'F1', newId: '', title: 'Laundry' },
  'sort-folders': { kind: 'sort-folders', ids: ['F2', 'F1'] },
  'remove-folder': { kind: 'remove-folder', folderId: 'F1', removeProducts: false },
  note: { kind: 'note', id: 'N1', newId: '', sku: 'OVEN', notes: 'Left hinge' },
  'remove-note': { kind: 'remove-note', noteId: 'N1' },
  variation: {
    kind: 'variation',
    id: 'V1',
    newId: '',
    productCode: 'OVEN',
    brand: 'Testa',
    variationSku: 'OVEN-BLACK',
    comments: '',
    rrpOverride: null,
  },
  'remove-variation': { kind: 'remove-variation', variationId: 'V1' },
  comment: { kind: 'comment', newId: 'new-c', message: 'Called back' },
  reminder: { kind: 'reminder', id: 'R1', name: 'Call', status: 'Done' },
}

export const everyEdit: readonly ProjectEdit[] = Object.values(oneOfEach)

export const newFolder = (newId: string, title = 'Laundry') => ({ kind: 'folder', id: null, newId, title }) as const
export const newNote = (newId: string, notes = 'Left hinge') =>
  ({ kind: 'note', id: null, newId, sku: 'OVEN', notes }) as const
export const rename = (name: string) => ({ kind: 'rename', name }) as const
export const quantity = (productCode: string, pieces: number) =>
  ({ kind: 'quantity', sku: productCode, productCode, quantity: pieces }) as const
export const details = (fields: EditOf<'details'>['fields']) => ({ kind: 'details', fields }) as const

/** A row that waits, made on version 5 of project P1. */
export const rowOf = (edit: ProjectEdit, id: string, more: Partial<ProjectRow> = {}): ProjectRow => ({
  ...newProjectRow(
    { id, projectId: 'P1', projectName: 'Test kitchen', edit, title: edit.kind, author, version: 5 },
    { brand: 'wa', account: 'noor', now: 0 },
  ),
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
  }) as ProjectProduct // what else a line says is not asked for

/** A project with two folders, an oven in the first and a kettle in none. */
export function twoFolders() {
  const folder = { products: [] as string[], total: 0, quoteId: null }
  return readProject('P1', {
    projectName: 'Test kitchen',
    version: 5,
    cart: { products: [lineOf('OVEN', { price: 110, folderId: 'F1' }), lineOf('KETTLE', { price: 11 })] },
    folders: [
      { ...folder, id: 'F1', title: 'Kitchen', position: 'a0', sortOrder: 0, products: ['OVEN'], total: 110 },
      { ...folder, id: 'F2', title: 'Bath', position: 'a1', sortOrder: 1 },
    ],
    totals: { lineCount: 2, pieceCount: 2, total: 121, gst: 11 },
  })
}

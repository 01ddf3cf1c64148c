import type { AgreedPrice, ProjectProduct, QuoteData } from '#contract/project-parts.ts'
import type { ProjectStatus } from '#contract/project-values.ts'
import type { ReminderStatus } from './reminder.ts'

/** Fields of the quote that are saved by name; what is not named stays. */
export type QuoteFields = Partial<QuoteData> & { salespersonCode?: string | null; storeId?: string | null }

type Choice = NonNullable<ProjectProduct['selectedWarranty']>

/** What staff agree on for one line, with all that its line shows; what is left out stays, null takes it away. */
export type LineTerms = {
  readonly agreed?: AgreedPrice | null
  readonly warranty?: Choice | null
  readonly install?: Choice | null
}

/**
 * A change of one project that can wait for a connection, with everything that is needed to send and to show it. What is made
 * here has a `newId` until the server names it. All others (mails, locks, carts, links, moving to another project, deleting,
 * copying) are never sent from a queue.
 */
export type ProjectEdit =
  /** Of a project that was made here: its first change. */
  | { readonly kind: 'create'; readonly projectName: string; readonly customerName: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'status'; readonly status: ProjectStatus }
  | { readonly kind: 'customer'; readonly fields: QuoteFields }
  | { readonly kind: 'details'; readonly fields: QuoteFields }
  | { readonly kind: 'quote' }
  | { readonly kind: 'quantity'; readonly sku: string; readonly productCode: string; readonly quantity: number }
  | { readonly kind: 'terms'; readonly sku: string; readonly productCode: string; readonly terms: LineTerms }
  | { readonly kind: 'remove-line'; readonly productCode: string }
  | { readonly kind: 'sort-lines'; readonly folderId: string | null; readonly products: readonly string[] }
  | { readonly kind: 'folder'; readonly id: string | null; readonly newId: string; readonly title: string }
  | { readonly kind: 'sort-folders'; readonly ids: readonly string[] }
  | {
      readonly kind: 'remove-folder'
      readonly folderId: string
      /** With what stands in it; else that stands in no folder afterwards. */
      readonly removeProducts: boolean
    }
  | {
      readonly kind: 'note'
      readonly id: string | null
      readonly newId: string
      readonly sku: string
      readonly notes: string
    }
  | { readonly kind: 'remove-note'; readonly noteId: string }
  | {
      readonly kind: 'variation'
      readonly id: string | null
      readonly newId: string
      readonly productCode: string
      readonly brand: string
      readonly variationSku: string
      readonly comments: string
      readonly rrpOverride: number | null
    }
  | { readonly kind: 'remove-variation'; readonly variationId: string }
  | { readonly kind: 'comment'; readonly newId: string; readonly message: string }
  | { readonly kind: 'reminder'; readonly id: string; readonly name: string; readonly status: ReminderStatus }

const kinds: Readonly<Record<ProjectEdit['kind'], true>> = {
  create: true,
  rename: true,
  status: true,
  customer: true,
  details: true,
  quote: true,
  quantity: true,
  terms: true,
  'remove-line': true,
  'sort-lines': true,
  folder: true,
  'sort-folders': true,
  'remove-folder': true,
  note: true,
  'remove-note': true,
  variation: true,
  'remove-variation': true,
  comment: true,
  reminder: true,
}

/** False for a change of a newer app, which is left to it. */
export const isKnownEdit = (edit: unknown): edit is ProjectEdit =>
  typeof edit === 'object' && edit !== null && 'kind' in edit && Object.hasOwn(kinds, String(edit.kind))

export type EditOf<Kind extends ProjectEdit['kind']> = Extract<ProjectEdit, { kind: Kind }>

const newIdStart = 'new-'

/** An id for what is made here, until the server gives it its own. */
export const newIdOf = (unique: string) => newIdStart + unique

export const isNewId = (id: string) => id.startsWith(newIdStart)

/** The id under which the server is to make something; null for changes of what it knows. */
export const madeId = (edit: ProjectEdit): string | null => {
  if (edit.kind === 'comment') return edit.newId
  return (edit.kind === 'folder' || edit.kind === 'note' || edit.kind === 'variation') && edit.id === null
    ? edit.newId
    : null
}

/**
 * What a change is about, as the names of fields: a later change of the same ones is made on what this one leaves, whatever others
 * did elsewhere.
 */
export function fieldsOf(edit: ProjectEdit): readonly string[] {
  switch (edit.kind) {
    case 'customer':
    case 'details':
      return Object.keys(edit.fields)
    case 'quantity':
    case 'remove-line':
      return [`line ${edit.productCode}`]
    case 'terms':
      return Object.keys(edit.terms).map((field) => `line ${edit.productCode} ${field}`)
    case 'folder':
      return [`folder ${edit.id ?? edit.newId}`]
    case 'note':
      return [`note ${edit.id ?? edit.newId}`]
    case 'remove-note':
      return [`note ${edit.noteId}`]
    case 'variation':
      return [`variation ${edit.id ?? edit.newId}`]
    case 'remove-variation':
      return [`variation ${edit.variationId}`]
    case 'reminder':
      return [`reminder ${edit.id}`]
    case 'sort-lines':
      return [`order ${edit.folderId ?? 'none'}`]
    case 'remove-folder':
      return [`removal ${edit.folderId}`]
    default:
      return [edit.kind]
  }
}

/** The change with what was made here under the id the server gave it. */
export function withId(edit: ProjectEdit, from: string, to: string): ProjectEdit {
  const named = <Id extends string | null>(id: Id) => (id === from ? to : id)
  switch (edit.kind) {
    case 'folder':
    case 'note':
    case 'variation':
      return { ...edit, id: named(edit.id) }
    case 'sort-lines':
      return { ...edit, folderId: named(edit.folderId) }
    case 'sort-folders':
      return { ...edit, ids: edit.ids.map(named) }
    case 'remove-folder':
      return { ...edit, folderId: named(edit.folderId) }
    case 'remove-note':
      return { ...edit, noteId: named(edit.noteId) }
    case 'remove-variation':
      return { ...edit, variationId: named(edit.variationId) }
    default:
      return edit
  }
}

/** Whether a change is about the very thing that has this id, and means nothing without it. */
export function isAbout(edit: ProjectEdit, id: string): boolean {
  if (edit.kind === 'folder' || edit.kind === 'note' || edit.kind === 'variation') return edit.id === id
  if (edit.kind === 'sort-lines' || edit.kind === 'remove-folder') return edit.folderId === id
  if (edit.kind === 'remove-note') return edit.noteId === id
  return edit.kind === 'remove-variation' && edit.variationId === id
}

/** The change without something that is not made after all. */
export const withoutId = (edit: ProjectEdit, id: string): ProjectEdit =>
  edit.kind === 'sort-folders' ? { ...edit, ids: edit.ids.filter((one) => one !== id) } : edit

/** The change under the id the server gave to what it makes. */
export const madeAs = (edit: ProjectEdit, id: string | null): ProjectEdit =>
  madeId(edit) === null || id === null ? edit : ({ ...edit, newId: id } as ProjectEdit) // of the same kind

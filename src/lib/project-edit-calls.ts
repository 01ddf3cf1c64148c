import type { Api } from '#contract/client.ts'
import type { EditOf, ProjectEdit, QuoteFields } from '#domain/project-edit.ts'
import { fieldOf } from '#domain/project-fields.ts'
import type { Taken } from '#domain/project-outbox.ts'
import type { Sending } from './project-desk.ts'

/** Fields of which the others' value was chosen stay out. */
const without = (fields: QuoteFields, leaves: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !leaves.has(`project.${key}`)))

type Sent = {
  known: Sending['known']
  options: Sending['options'] & { signal?: AbortSignal }
  /** Fields to leave out: of them the value of the others was chosen. */
  leaves?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

type Answered = { readonly version: number; readonly id?: string | null }

/** Of a call that names no version, or answers the whole project: with more than one version since, others changed it too. */
const takenSince = ({ version, id = null }: Answered, known: number | undefined): Taken => ({
  id,
  version,
  isMerged: known === undefined || version > known + 1,
})

/** Sends a change of a project, whether it waited or not. What is made gets its id by the server. */
export async function sendEdit(
  api: Api,
  { projectId, edit }: { projectId: string; edit: ProjectEdit },
  { known, options, leaves = none }: Sent,
): Promise<Taken> {
  const on = { projectId, ...known }
  const since = (answer: Answered) => takenSince(answer, known.version)
  switch (edit.kind) {
    case 'create': {
      const { projectName, customerName } = edit
      const body = { projectName, ...(customerName ? { quoteData: { customerName } } : {}) }
      const { projectRef, version } = await api.project.save({ body }, options)
      return { id: projectRef, version, isMerged: false }
    }
    case 'rename':
      return api.project.rename({ body: { ...on, name: edit.name } }, options)
    case 'status':
      return api.project.saveDetails({ body: { ...on, status: edit.status } }, options)
    case 'customer':
      return api.project.saveCustomer({ body: { ...on, ...without(edit.fields, leaves) } }, options)
    case 'details':
      return api.project.saveDetails({ body: { ...on, ...without(edit.fields, leaves) } }, options)
    case 'quote':
      return since(await api.projectQuote.save({ body: on }, options))
    case 'quantity': {
      const { sku, productCode, quantity } = edit
      return api.projectLines.add({ body: { ...on, sku, productCode, quantity } }, options)
    }
    case 'terms':
      return api.projectLines.add({ body: { ...on, ...termsBody(edit, leaves) } }, options)
    case 'remove-line':
      return api.projectLines.remove({ params: { projectId, sku: edit.productCode }, query: known }, options)
    case 'sort-lines': {
      const { folderId, products } = edit
      return api.projectLines.sort({ body: { ...on, folderId, products: [...products] } }, options)
    }
    case 'folder': {
      const which = edit.id === null ? {} : { id: edit.id }
      return api.projectLines.saveFolder({ body: { ...on, ...which, title: edit.title } }, options)
    }
    case 'sort-folders': {
      const projects = edit.ids.map((id, index) => ({ projectId: id, sortOrder: index + 1 }))
      return api.projectLines.sortFolders({ body: { ...known, projects } }, options)
    }
    case 'remove-folder':
      return api.projectLines.removeFolder(
        { query: { ...on, folderId: edit.folderId, removeProducts: edit.removeProducts } },
        options,
      )
    case 'note': {
      const { id, sku, notes } = edit
      return api.projectLines.saveNote({ body: { ...on, ...(id === null ? {} : { id }), sku, notes } }, options)
    }
    case 'remove-note':
      return api.projectLines.removeNote({ query: { ...on, noteId: edit.noteId } }, options)
    case 'variation': {
      const { kind: _kind, id, newId: _newId, ...own } = edit
      const variation = leaves.size > 0 ? await withTheirs(api, { projectId, edit }, leaves) : own
      return api.projectLines.saveVariation({ body: { ...on, ...(id === null ? {} : { id }), ...variation } }, options)
    }
    case 'remove-variation':
      return api.projectLines.removeVariation({ query: { ...on, variationId: edit.variationId } }, options)
    case 'comment':
      return since(await api.project.comment({ body: { projectId, message: edit.message } }, options))
    // Beside the project: no version of it is another afterwards.
    case 'reminder':
      await api.reminder.setStatus({ body: { id: edit.id, status: edit.status } }, options)
      return { id: null, version: null, isMerged: false }
  }
}

/** What was agreed on as the call takes it. */
function termsBody({ sku, productCode, terms }: EditOf<'terms'>, leaves: ReadonlySet<string> = none) {
  const { agreed, warranty, install } = terms
  const isSent = (name: 'price' | 'warranty' | 'install') => !leaves.has(fieldOf('line', productCode, name))
  const price =
    agreed &&
    ({
      price: agreed.price,
      priceReason: agreed.reason,
      ...(agreed.competitor === null ? {} : { competitor: agreed.competitor }),
      ...(agreed.competitorUrl === null ? {} : { competitorUrl: agreed.competitorUrl }),
    } as const)
  return {
    sku,
    productCode,
    ...(agreed !== undefined && isSent('price') && (price ?? { price: null })),
    ...(warranty !== undefined && isSent('warranty') && { warrantyId: warranty?.id ?? null }),
    ...(install !== undefined && isSent('install') && { installId: install?.id ?? null }),
  }
}

/** A variation is saved as a whole: of fields that are left to the others it says what they say now. */
async function withTheirs(
  api: Api,
  { projectId, edit }: { projectId: string; edit: EditOf<'variation'> },
  leaves: ReadonlySet<string>,
) {
  const { productCode, brand, variationSku, comments, rrpOverride } = edit
  const own = { productCode, brand, variationSku, comments, rrpOverride }
  const project = await api.project.view({ params: { id: projectId } })
  const theirs = project?.productVariations.find(({ id }) => id === edit.id)
  if (!theirs) return own
  const isLeft = (name: 'brand' | 'sku' | 'comments' | 'rrp') => leaves.has(fieldOf('variation', edit.id ?? '', name))
  return {
    ...own,
    ...(isLeft('brand') && { brand: theirs.brand }),
    ...(isLeft('sku') && { variationSku: theirs.variationSku }),
    ...(isLeft('comments') && { comments: theirs.comments }),
    ...(isLeft('rrp') && { rrpOverride: theirs.rrpOverride }),
  }
}

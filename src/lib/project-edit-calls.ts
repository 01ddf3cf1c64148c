import type { Api } from '#contract/client.ts'
import type { EditOf, ProjectEdit, QuoteFields } from '#domain/project-edit.ts'
import type { Taken } from '#domain/project-outbox.ts'
import type { Sending } from './project-desk.ts'

/** Fields of which the others' value was chosen stay out. */
const without = (fields: QuoteFields, leaves: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !leaves.has(key)))

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
      return since(await api.projectLines.remove({ params: { projectId, sku: edit.productCode } }, options))
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
      return removeFolder(api, { projectId, edit }, options)
    case 'note': {
      const { id, sku, notes } = edit
      return api.projectLines.saveNote({ body: { ...on, ...(id === null ? {} : { id }), sku, notes } }, options)
    }
    case 'remove-note':
      return since(await api.projectLines.removeNote({ query: { projectId, noteId: edit.noteId } }, options))
    case 'variation': {
      const { kind: _kind, id, newId: _newId, ...own } = edit
      const variation = leaves.size > 0 ? await withTheirs(api, { projectId, edit }, leaves) : own
      return api.projectLines.saveVariation({ body: { ...on, ...(id === null ? {} : { id }), ...variation } }, options)
    }
    case 'remove-variation':
      return since(
        await api.projectLines.removeVariation({ query: { projectId, variationId: edit.variationId } }, options),
      )
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
  const isSent = (field: string) => !leaves.has(`line/${productCode}/${field}`)
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
    ...(warranty !== undefined && isSent('warrantyId') && { warrantyId: warranty?.id ?? null }),
    ...(install !== undefined && isSent('installId') && { installId: install?.id ?? null }),
  }
}

/** There is no call for it: the project is saved as it is now, without that folder. One that is gone already is gone. */
async function removeFolder(
  api: Api,
  { projectId, edit }: { projectId: string; edit: EditOf<'remove-folder'> },
  options: Sent['options'],
): Promise<Taken> {
  const { projectName, folders } = await api.project.outline({ params: { id: projectId } })
  const staying = folders.filter(({ id }) => id !== edit.folderId).map(({ id, title }) => ({ id, title }))
  if (staying.length === folders.length) return { id: null, version: null, isMerged: true }
  const body = { projectId, projectName, folders: staying, removeProducts: edit.removeProducts }
  const { version } = await api.project.save({ body }, options)
  return { id: null, version, isMerged: true }
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
  const left = Object.keys(own).filter((key) => leaves.has(`variation/${edit.id}/${key}`))
  return { ...own, ...Object.fromEntries(left.map((key) => [key, theirs[key as keyof typeof own]])) }
}

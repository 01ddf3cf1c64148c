import { dayFormatText, emailText } from '#contract/fields/field-texts.ts'
import type { QuoteData } from '#contract/project/project-parts.ts'
import { customerKeys } from '#contract/project/project-parts.ts'
import type { ProjectStatus } from '#contract/project/project-values.ts'
import { readEmail } from '#domain/account/email.ts'
import { cleanPhone, phoneFieldProblem, phoneProblemText } from '#domain/account/phone.ts'
import { projectField } from '#domain/project/project-fields.ts'
import { followingName, quoteDataKeys, referrerKeys } from '#domain/project/project-response.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { findSalesperson } from '../accounts/trade.ts'
import { HttpError } from '../http/request/errors.ts'
import type { Patch } from '../lib/patch.ts'
import { storeBy } from '../locations/store/shop-stores.ts'
import type { Editing, FieldEdit } from './project-editing.ts'
import type { ProjectRow } from './store/projects.ts'

type Read = { value: string } | { problem: string }

const email = (text: string): Read => {
  const read = text.trim() === '' ? '' : readEmail(text)
  return read === null ? { problem: emailText } : { value: read }
}

const phone = (text: string): Read => {
  if (text.trim() === '') return { value: '' }
  const problem = phoneFieldProblem(text)
  return problem ? { problem: phoneProblemText(problem) } : { value: cleanPhone(text) }
}

const readers: Partial<Record<keyof QuoteData, (text: string) => Read>> = {
  customerEmail: email,
  customerEmailSecondary: email,
  contactNumber: phone,
  customerNumberSecondary: phone,
  postCode: (text) =>
    /^(?:\d{4})?$/.test(text.trim()) ? { value: text.trim() } : { problem: 'A postcode has four digits' },
  projectStart: (text) =>
    text === '' || readIsoDate(text) ? { value: text.slice(0, 10) } : { problem: dayFormatText },
}

const readField = (key: keyof QuoteData, text: string): Read => readers[key]?.(text) ?? { value: text.trim() }

/**
 * Normalises quote data for storage: trimmed text, lower-case email addresses, digits of phones. The error names every
 * wrong field.
 */
export function readQuoteData(typed: Patch<QuoteData>): Partial<QuoteData> {
  const fields: Record<string, string[]> = {}
  const values: Record<string, string | boolean> = {}
  for (const key of quoteDataKeys) {
    const value = typed[key]
    if (value === undefined) continue
    const read = typeof value === 'boolean' ? { value } : readField(key, value)
    if ('problem' in read) fields[key] = [read.problem]
    else values[key] = read.value
  }
  const errors = Object.values(fields).flat()
  if (errors.length > 0) throw new HttpError('invalid_request', errors.join('\n'), { errors, fields })
  return values
}

/** The email addresses and phone numbers that find a project. */
export const contactsOf = (data: QuoteData): string[] => [
  ...new Set(
    [
      data.customerEmail.toLowerCase(),
      data.customerEmailSecondary.toLowerCase(),
      cleanPhone(data.contactNumber),
      cleanPhone(data.customerNumberSecondary),
    ].filter((contact) => contact !== ''),
  ),
]

const personal: ReadonlySet<string> = new Set([
  ...customerKeys,
  ...referrerKeys,
  'projectAddress',
  'suburb',
  'postCode',
  'state',
])

/** Changes the named fields of the quote data, merged with changes by others. Returns the result. */
export async function changeQuoteData(editing: Editing, typed: Patch<QuoteData>): Promise<QuoteData> {
  const before = editing.project.quoteData
  const read = readQuoteData(typed)
  const changes = { ...read, ...followingName(before, read) }
  const edits = quoteDataKeys.flatMap((key) => {
    const mine = changes[key]
    if (mine === undefined) return []
    return [
      {
        key,
        field: projectField(key),
        title: editing.project.name,
        mine,
        theirs: before[key],
        isPersonal: personal.has(key),
      },
    ]
  })
  const merged = await editing.merge(edits)
  if (merged.length === 0) return before
  const quoteData: QuoteData = { ...before, ...Object.fromEntries(merged.map(({ key, mine }) => [key, mine])) }
  editing.set({ quoteData, contacts: contactsOf(quoteData) })
  editing.changeContent()
  return quoteData
}

export type SalesChoice = {
  status?: ProjectStatus | undefined
  salespersonCode?: string | null | undefined
  storeId?: string | null | undefined
}

const wrongField = (field: string, text: string) =>
  new HttpError('invalid_request', text, { errors: [text], fields: { [field]: [text] } })

type RowEdit = FieldEdit & { apply: () => void }

export const statusEdit = (project: ProjectRow, status: ProjectStatus): FieldEdit => ({
  field: projectField('status'),
  title: project.name,
  mine: status,
  theirs: project.status,
})

const choice = (id: string | null, name: string | null | undefined) => (id === null ? null : { id, name: name ?? id })

async function personEdit({ db, project, brand, set }: Editing, code: string | null): Promise<RowEdit> {
  const person = code === null ? null : await findSalesperson(db, code)
  if (code !== null && person?.brand !== brand.key) throw wrongField('salespersonCode', 'Choose a salesperson')
  return {
    field: projectField('salespersonCode'),
    title: project.name,
    mine: choice(code, person?.name),
    theirs: choice(project.salespersonCode, project.salespersonName),
    apply: () => set({ salespersonCode: code, salespersonName: person?.name ?? null }),
  }
}

async function storeEdit({ db, project, brand, set }: Editing, id: string | null): Promise<RowEdit> {
  const store = id === null ? null : await storeBy(db, brand.key, id)
  if (store === undefined) throw wrongField('storeId', 'Choose a store')
  return {
    field: projectField('storeId'),
    title: project.name,
    mine: choice(store?.id ?? null, store?.name),
    theirs: choice(project.storeId, project.storeName),
    apply: () => set({ storeId: store?.id ?? null, storeName: store?.name ?? null }),
  }
}

/** Changes the named fields of status, salesperson and store. */
export async function changeSales(editing: Editing, { status, salespersonCode, storeId }: SalesChoice) {
  const edits: RowEdit[] = [
    ...(status === undefined ? [] : [{ ...statusEdit(editing.project, status), apply: () => editing.set({ status }) }]),
    ...(salespersonCode === undefined ? [] : [await personEdit(editing, salespersonCode)]),
    ...(storeId === undefined ? [] : [await storeEdit(editing, storeId)]),
  ]
  for (const { apply } of await editing.merge(edits)) apply()
}

export async function changeName(editing: Editing, name: string) {
  const title = editing.project.name
  const [edit] = await editing.merge([{ field: projectField('projectName'), title, mine: name, theirs: title }])
  if (edit) editing.set({ name })
}

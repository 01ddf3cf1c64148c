import type { QuoteData } from '#contract/project-parts.ts'
import { customerKeys } from '#contract/project-parts.ts'
import type { ProjectStatus } from '#contract/project-values.ts'
import { readEmail } from '#domain/email.ts'
import { cleanPhone, phoneFieldProblem, phoneProblemText } from '#domain/phone.ts'
import { readIsoDate } from '#domain/plain-date.ts'
import { followingName, quoteDataKeys, referrerKeys } from '#domain/project-answer.ts'
import { storeBy } from '../stores/shop-stores.ts'
import { findSalesperson } from '../stores/trade.ts'
import { CallRefusal } from './call-refusal.ts'
import type { Editing, FieldEdit } from './project-change.ts'

type Read = { value: string } | { problem: string }

const email = (text: string): Read => {
  const read = text.trim() === '' ? '' : readEmail(text)
  return read === null ? { problem: 'Please enter a valid Email' } : { value: read }
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
    text === '' || readIsoDate(text) ? { value: text.slice(0, 10) } : { problem: 'Give a day as yyyy-mm-dd' },
}

const readField = (key: keyof QuoteData, text: string): Read => readers[key]?.(text) ?? { value: text.trim() }

/** Quote data as it is stored: trimmed, addresses in lower case, phones as digits. Every wrong field is named at once. */
export function readQuoteData(typed: Partial<QuoteData>): Partial<QuoteData> {
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
  if (errors.length > 0) throw new CallRefusal('invalid_request', errors.join('\n'), { errors, fields })
  return values
}

/** What a project can be found by: addresses of e-mail, and the digits of phones. */
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

const labels: Partial<Record<keyof QuoteData, string>> = {
  projectAddress: 'address',
  postCode: 'postcode',
  customerName: 'customer name',
  customerEmail: 'customer e-mail',
  customerEmailSecondary: 'second e-mail',
  contactNumber: 'phone',
  customerNumberSecondary: 'second phone',
  projectGoal: 'project goal',
  projectStart: 'project start',
  showCulinaryBookings: 'culinary bookings',
}

const labelOf = (key: keyof QuoteData) => labels[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Changes quote data: only what is named, merged with what others changed meanwhile. Answers what it is then. */
export async function changeQuoteData(editing: Editing, typed: Partial<QuoteData>): Promise<QuoteData> {
  const before = editing.project.quoteData
  const read = readQuoteData(typed)
  const wanted = { ...read, ...followingName(before, read) }
  const edits = quoteDataKeys.flatMap((key) => {
    const mine = wanted[key]
    if (mine === undefined) return []
    return [
      {
        key,
        field: key,
        mine,
        theirs: before[key],
        target: 'project',
        label: labelOf(key),
        isPersonal: personal.has(key),
      },
    ]
  })
  const taken = await editing.merge(edits)
  if (taken.length === 0) return before
  const quoteData: QuoteData = { ...before, ...Object.fromEntries(taken.map(({ key, mine }) => [key, mine])) }
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
  new CallRefusal('invalid_request', text, { errors: [text], fields: { [field]: [text] } })

type RowEdit = FieldEdit & { apply: () => void }

async function personEdit({ db, project, brand, set }: Editing, code: string | null): Promise<RowEdit> {
  const person = code === null ? null : await findSalesperson(db, code)
  if (code !== null && person?.brand !== brand.key) throw wrongField('salespersonCode', 'Choose a salesperson')
  return {
    field: 'salespersonCode',
    mine: code,
    theirs: project.salespersonCode,
    target: 'project',
    label: 'salesperson',
    apply: () => set({ salespersonCode: code, salespersonName: person?.name ?? null }),
  }
}

async function storeEdit({ db, project, brand, set }: Editing, id: string | null): Promise<RowEdit> {
  const store = id === null ? null : await storeBy(db, brand.key, id)
  if (store === undefined) throw wrongField('storeId', 'Choose a store')
  return {
    field: 'storeId',
    mine: store?.id ?? null,
    theirs: project.storeId,
    target: 'project',
    label: 'store',
    apply: () => set({ storeId: store?.id ?? null, storeName: store?.name ?? null }),
  }
}

/** Changes status, salesperson and store: only what is named. */
export async function changeSales(editing: Editing, { status, salespersonCode, storeId }: SalesChoice) {
  const edits: RowEdit[] = [
    ...(status === undefined
      ? []
      : [
          {
            field: 'status',
            mine: status,
            theirs: editing.project.status,
            target: 'project',
            label: 'status',
            apply: () => editing.set({ status }),
          },
        ]),
    ...(salespersonCode === undefined ? [] : [await personEdit(editing, salespersonCode)]),
    ...(storeId === undefined ? [] : [await storeEdit(editing, storeId)]),
  ]
  for (const { apply } of await editing.merge(edits)) apply()
}

export async function changeName(editing: Editing, name: string) {
  const edit = { field: 'projectName', mine: name, theirs: editing.project.name, target: 'project', label: 'name' }
  const [taken] = await editing.merge([edit])
  if (taken) editing.set({ name })
}

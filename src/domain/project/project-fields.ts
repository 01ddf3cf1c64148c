import type { AgreedPrice, QuoteData } from '#contract/project/project-parts.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { agreementText } from './price/price-agreement.ts'
import { dayText, moneyText } from './project-texts.ts'

/** The value of a field, in the units of the API; objects are compared as a whole. */
export type FieldValue = string | number | boolean | null | { readonly [key: string]: FieldValue }

/** Every field of a project that is merged separately, with its label on screen. */
const labels = {
  project: {
    projectName: 'Project name',
    status: 'Status',
    salespersonCode: 'Salesperson',
    storeId: 'Store',
    projectAddress: 'Address',
    suburb: 'Suburb',
    postCode: 'Postcode',
    state: 'State',
    firstName: 'First name',
    lastName: 'Last name',
    customerName: 'Customer name',
    customerEmail: 'Email',
    customerEmailSecondary: 'Second email',
    contactNumber: 'Phone',
    customerNumberSecondary: 'Second phone',
    projectGoal: 'Project goal',
    projectStart: 'Project start',
    referrerCode: 'Referrer code',
    referrerName: 'Referrer',
    referrerBusinessName: 'Referrer business',
    referrerPhone: 'Referrer phone',
    referrerContact: 'Referrer contact',
    interests: 'Interests',
    comments: 'Comments',
    showCulinaryBookings: 'Culinary bookings',
  } satisfies Record<'projectName' | 'status' | 'salespersonCode' | 'storeId' | keyof QuoteData, string>,
  line: { quantity: 'Quantity', price: 'Price', warranty: 'Warranty', install: 'Installation', place: 'Place' },
  folder: { title: 'Name', position: 'Place' },
  note: { text: 'Note' },
  file: { showToCustomer: 'Shown to the customer' },
  variation: { brand: 'Brand', sku: 'Variation', comments: 'Comments', rrp: 'RRP' },
} as const

type Labels = typeof labels
export type ThingKind = Exclude<keyof Labels, 'project'>
export type ProjectField = keyof Labels['project']

/** Something in a project: `line:WX-TS2EBS`, `note:018f…`. */
export type ThingRef = `${ThingKind}:${string}`
/** A field of the project or of something in it: `project.projectGoal`, `line:WX-TS2EBS.quantity`. */
export type FieldRef =
  | `project.${ProjectField}`
  | { [Kind in ThingKind]: `${Kind}:${string}.${keyof Labels[Kind] & string}` }[ThingKind]

export const projectField = (name: ProjectField): FieldRef => `project.${name}`
export const thingRef = (kind: ThingKind, id: string): ThingRef => `${kind}:${id}`
export const fieldOf = <Kind extends ThingKind>(kind: Kind, id: string, name: keyof Labels[Kind] & string) =>
  `${kind}:${id}.${name}` as FieldRef // of one kind and a field of that kind

/** Everything of a thing that is merged: the thing itself and its fields. */
export const fieldsOf = <Kind extends ThingKind>(kind: Kind, id: string): (ThingRef | FieldRef)[] => [
  thingRef(kind, id),
  ...Object.keys(labels[kind]).map((name) => fieldOf(kind, id, name as keyof Labels[Kind] & string)), // its own keys
]

type Parsed = { kind: keyof Labels; id: string; name: string; label: string }

/** Parses a reference to a field; null for anything else, such as an item. The id may contain dots, the name does not. */
export function parseField(ref: string): Parsed | null {
  const [, kind = '', id = '', name = ''] =
    /^(project|line|folder|note|file|variation)(?::(.*))?\.(\w+)$/s.exec(ref) ?? []
  const names: Readonly<Record<string, string>> = Object.hasOwn(labels, kind) ? labels[kind as keyof Labels] : {} // it is a key
  const label = Object.hasOwn(names, name) ? names[name] : undefined
  return label === undefined || (kind === 'project') !== (id === '')
    ? null
    : { kind: kind as keyof Labels, id, name, label } // as above
}

/** The label of a field on screen: `Quantity of Wall oven`, `Email`. For an item, its title. */
export function fieldText(ref: string, title: string): string {
  const field = parseField(ref)
  if (!field) return title
  return field.kind === 'project' ? field.label : `${field.label} of ${title}`
}

const titleLength = 40

/** The title of a note: its first words. */
export function noteTitle(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words.length <= titleLength) return words
  return `${words.slice(0, words.lastIndexOf(' ', titleLength) > 0 ? words.lastIndexOf(' ', titleLength) : titleLength)}…`
}

/** The position of a line or a folder, as shown: its folder, and the title of the item before it. */
type ShownPlace = { readonly folderId?: string | null; readonly folder?: string | null; readonly after?: string | null }

function placeText({ folderId, folder, after }: ShownPlace): string {
  const order = after ? `after ${after}` : 'first'
  if (folderId === undefined) return order.charAt(0).toUpperCase() + order.slice(1)
  return `${folderId === null ? 'No folder' : (folder ?? 'Deleted folder')}, ${order}`
}

const isAgreement = (value: object): value is AgreedPrice => 'reason' in value && 'price' in value

/** The value of a field formatted for the screen: money, dates, and choices by their name. */
export function shownValue(ref: string, value: FieldValue | undefined): string {
  const field = parseField(ref)
  if (field?.kind === 'line' && field.name === 'price' && (value === null || value === undefined))
    return "Today's price"
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return field?.name === 'rrp' ? moneyText(value) : String(value)
  if (typeof value === 'object') {
    if ('position' in value) return placeText(value as ShownPlace) // a value with a position
    return isAgreement(value) ? agreementText(value) : String(value.name ?? '')
  }
  const date = field?.name === 'projectStart' ? readIsoDate(value) : null
  return date ? dayText(date) : value
}

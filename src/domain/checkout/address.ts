import type { Country } from '#domain/location/country.ts'

export const suburbText = 'Please enter a valid suburb'

export const addressLimits = {
  firstName: 20,
  lastName: 29,
  companyName: 50,
  address: 50,
  suburb: 30,
  state: 3,
  postcode: 4,
  deliveryInstructions: 150,
} as const

export type AddressField = keyof typeof addressLimits

/** Suppliers that receive orders directly print shorter lines. */
export const supplierStreetLimit = 35

export const poNumberLimit = 40

/** Limit of the two inputs whose length the specification does not define. */
export const contactNoteLimit = 50

const boxAtStart = /^\s*(?:g\W*p\W*o\W*box|p\W*o\W*box|(?:general\s+)?post\s+office\s+box)(?![a-z])/i
const poNumber = /^\+?[A-Za-z0-9\-() ]*$/

const sameBrand = (brand: string) => brand.toLowerCase().replace(/\s/g, '')

/** The limit of street and company: 35 when a brand in the cart has its own encryption key. */
export function streetLimit(cartBrands: readonly string[], encryptionKeys: readonly string[]): number {
  const keys = new Set(encryptionKeys.map(sameBrand))
  return cartBrands.some((brand) => keys.has(sameBrand(brand))) ? supplierStreetLimit : addressLimits.address
}

/** Whether the shopper must accept the brand warning. */
export function needsMieleWarning(cartBrands: readonly string[]): boolean {
  return cartBrands.some((brand) => sameBrand(brand) === 'miele')
}

export function isPoBox(street: string): boolean {
  return boxAtStart.test(street)
}

export function isPoNumber(text: string): boolean {
  return text.length <= poNumberLimit && poNumber.test(text)
}

export type AddressRules = {
  readonly kind: 'delivery' | 'billing'
  readonly country: Country
  /** 50, or 35 with a supplier's brand in the cart. */
  readonly streetLimit: number
}

type Check = (text: string, rules: AddressRules) => string | null

const isTooLong = (text: string, limit: number) => [...text].length > limit
const required =
  (limit: number, problem: string): Check =>
  (text) =>
    text === '' || isTooLong(text, limit) ? problem : null

function streetProblem(text: string, { kind, streetLimit: limit }: AddressRules): string | null {
  if (text === '') return `Please enter a valid address (max ${limit} characters)`
  if (isTooLong(text, limit)) return `Address cannot be more than ${limit} characters`
  return kind === 'delivery' && isPoBox(text) ? "We don't deliver to PO Boxes" : null
}

// Optional, but must contain a letter or digit: a dash or a dot is not a company name.
function companyProblem(text: string, { streetLimit: limit }: AddressRules): string | null {
  if (isTooLong(text, limit)) return `Company Name cannot be more than ${limit} characters`
  return text === '' || /[\p{L}\p{N}]/u.test(text) ? null : `Please enter a company name (max ${limit} characters)`
}

function stateProblem(text: string, { country }: AddressRules): string | null {
  return country === 'AU' && (text === '' || isTooLong(text, addressLimits.state))
    ? 'Enter a state of 2 or 3 letters'
    : null
}

// The last name allows 29 characters while its text says 20; the specification has both.
const checks: Record<AddressField, Check> = {
  firstName: required(addressLimits.firstName, 'Please enter a first name (max 20 characters)'),
  lastName: required(addressLimits.lastName, 'Please enter a last name (max 20 characters)'),
  companyName: companyProblem,
  address: streetProblem,
  suburb: required(addressLimits.suburb, suburbText),
  state: stateProblem,
  postcode: required(addressLimits.postcode, 'Enter a postcode of 4 digits'),
  deliveryInstructions: (text) =>
    isTooLong(text, addressLimits.deliveryInstructions) ? 'Only 150 characters are aloud in this field' : null,
}

/** The error text of one field; null when it is valid. Whitespace does not satisfy a required field. */
export function addressProblem(
  field: AddressField,
  value: string | null | undefined,
  rules: AddressRules,
): string | null {
  return checks[field]((value ?? '').trim(), rules)
}

export type AddressProblems = { readonly [Field in AddressField]?: string }

/** The error texts of all invalid fields. */
export function addressProblems(
  address: { readonly [Field in AddressField]?: string | null | undefined },
  rules: AddressRules,
): AddressProblems {
  const problems: { [Field in AddressField]?: string } = {}
  for (const field of addressFields) {
    const problem = addressProblem(field, address[field], rules)
    if (problem) problems[field] = problem
  }
  return problems
}

export const addressFields: readonly AddressField[] = [
  'firstName',
  'lastName',
  'companyName',
  'address',
  'suburb',
  'state',
  'postcode',
  'deliveryInstructions',
]

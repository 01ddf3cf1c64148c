/** A field that was changed here and by somebody else since. */
export type Clash = {
  readonly field: string
  readonly base: string
  readonly mine: string
  readonly theirs: string
  readonly changedBy: string
  /** ISO time. */
  readonly changedAt: string
}

export type ClashChoice = 'mine' | 'theirs'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What a refusal with 409 says of the fields that clash; none where something was deleted meanwhile. */
export function readClashes(problem: unknown): readonly Clash[] {
  if (!isObject(problem) || !Array.isArray(problem.conflicts)) return []
  return problem.conflicts.filter(isObject).map((clash) => ({
    field: String(clash.field ?? ''),
    base: words(clash.base),
    mine: words(clash.mine),
    theirs: words(clash.theirs),
    changedBy: String(clash.changedBy ?? ''),
    changedAt: String(clash.changedAt ?? ''),
  }))
}

/** The version the fields of the others are from, to send the kept ones again on top of it. */
export function clashVersion(problem: unknown): number | undefined {
  const version = isObject(problem) ? problem.version : undefined
  return typeof version === 'number' ? version : undefined
}

const names: Readonly<Record<string, string>> = {
  projectName: 'Project name',
  quoteStatus: 'Status',
  status: 'Status',
  folders: 'Order of folders',
  products: 'Order of lines',
  contactNumber: 'Phone',
  customerNumberSecondary: 'Second phone',
  customerEmail: 'E-mail',
  customerEmailSecondary: 'Second e-mail',
  postCode: 'Postcode',
  warrantyId: 'Warranty',
  installId: 'Installation',
}

/** `customerName` as `Customer name`. */
export function fieldName(field: string): string {
  // Of a line: `line/WX-TS2EBS/price`, where the code itself may hold a slash.
  const ofLine = /^line\/.+\/(\w+)$/.exec(field)?.[1]
  if (ofLine !== undefined) return fieldName(ofLine)
  const own = names[field]
  if (own) return own
  const spaced = field
    .replace(/[._]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

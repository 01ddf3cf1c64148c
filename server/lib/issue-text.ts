import type * as z from 'zod'

type Raw<Code> = Extract<z.core.$ZodRawIssue, { code: Code }>

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const kindNamed = (name: string) => kinds[name] ?? 'another value'

function kindOf(value: unknown): string {
  if (value === null) return kindNamed('null')
  return kindNamed(Array.isArray(value) ? 'array' : typeof value)
}

const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'an address such as https://shop.example/page',
  uuid: 'a UUID',
  date: 'a day such as 2026-01-31',
  datetime: 'a time such as 2026-01-31T09:30:00Z',
}

const missingText = (expected: string) => `missing: give ${expected}`

/** What kind the value should be, and what it is; a text that is no number in a query is read as NaN. */
function kindText(expected: string, input: unknown): string {
  if (input === undefined) return missingText(expected)
  const isOfKind = Number.isNaN(input) || (typeof input === 'number' && expected.endsWith('number'))
  return isOfKind ? `must be ${expected}` : `must be ${expected}, not ${kindOf(input)}`
}

function choiceText(values: readonly unknown[], input: unknown): string {
  const expected = values.length === 1 ? `"${values[0]}"` : `one of: ${values.join(', ')}`
  return input === undefined ? missingText(expected) : `must be ${expected}`
}

/** The kinds that a union takes. */
function unionText({ errors, input }: Raw<'invalid_union'>): string {
  const expected = errors.flatMap(([issue]) => (issue?.code === 'invalid_type' ? [kindNamed(issue.expected)] : []))
  return expected.length > 0 ? kindText([...new Set(expected)].join(' or '), input) : 'is not allowed here'
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

/** Numbers are compared themselves, texts and lists by their length. */
function limitText(limit: number, origin: string): string {
  if (origin === 'string') return counted(limit, 'character', 'characters')
  return origin === 'array' ? counted(limit, 'entry', 'entries') : limit.toLocaleString('en-AU')
}

function tooSmallText({ minimum, origin, inclusive, exact }: Raw<'too_small'>): string {
  const limit = limitText(Number(minimum), origin)
  if (exact) return `must be exactly ${limit}`
  if (Number(minimum) === 1 && (origin === 'string' || origin === 'array')) return 'must not be empty'
  return inclusive === false ? `must be more than ${limit}` : `must be at least ${limit}`
}

function tooBigText({ maximum, origin, inclusive, exact }: Raw<'too_big'>): string {
  const limit = limitText(Number(maximum), origin)
  if (exact) return `must be exactly ${limit}`
  return inclusive === false ? `must be less than ${limit}` : `must be at most ${limit}`
}

/** What is wrong with a value, and the fix, for schemas that do not say it themselves. Continues the name of a field. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') return kindText(kindNamed(issue.expected), issue.input)
  if (issue.code === 'invalid_value') return choiceText(issue.values, issue.input)
  if (issue.code === 'invalid_union') return unionText(issue)
  if (issue.code === 'too_small') return tooSmallText(issue)
  if (issue.code === 'too_big') return tooBigText(issue)
  if (issue.code === 'not_multiple_of') return `must be a multiple of ${issue.divisor}`
  if (issue.code === 'unrecognized_keys')
    return `unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}`
  if (issue.code === 'invalid_format')
    return issue.format === 'regex'
      ? `must match ${issue.pattern}`
      : `must be ${formats[issue.format] ?? `a right ${issue.format}`}`
  return 'is not allowed here'
}

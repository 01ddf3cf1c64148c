import { expect, it } from 'vitest'
import type { FormField } from '#contract/content/contact.ts'
import { customFormSchema } from './custom-form.ts'

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  kind,
  isRequired: true,
  maxLength: 20,
  ...more,
})
const options = [{ value: 'a', label: 'A' }]
const fields = [
  field('name', 'text'),
  field('email', 'email', { maxLength: 254 }),
  field('phone', 'phone', { isRequired: false }),
  field('postcode', 'postcode', { isRequired: false }),
  field('pick', 'select', { options }),
  field('day', 'date', { from: '2026-11-21', to: '2026-12-20' }),
  field('agree', 'tick'),
]
const right = { name: 'Ada', email: 'ada@example.com', pick: 'a', day: '2026-11-30', agree: 'true' }

const wrong = (values: object) =>
  (customFormSchema(fields).safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'))

it('requires the required fields only', () => {
  expect(wrong({})).toEqual(['name', 'email', 'pick', 'day', 'agree'])
  expect(wrong(right)).toEqual([])
})

it.each([
  ['name', 'x'.repeat(21)],
  ['name', 'a\u0000b'],
  ['email', 'abc'],
  ['phone', '123'],
  ['postcode', '20'],
  ['pick', 'b'],
  ['day', '2026-11-20'],
  ['day', '2026-12-21'],
  ['day', '2026-11-31'],
  ['agree', 'no'],
])('rejects %s: %j', (name, text) => {
  expect(wrong({ ...right, [name]: text })).toEqual([name])
})

it('trims the answers of known fields', () => {
  const typed = { ...right, name: ' Ada ', phone: ' ', agree: true, extra: 'x' }
  expect(customFormSchema(fields).parse(typed)).toEqual({ ...right, phone: '', postcode: '' })
})

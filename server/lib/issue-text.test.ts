import { expect, it } from 'vitest'
import * as z from 'zod'
import { issueText } from './issue-text.ts'

const textFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message

const cases: readonly [z.ZodType, unknown, string][] = [
  [z.string(), undefined, 'missing: give a text'],
  [z.enum(['a', 'b']), undefined, 'missing: give one of: a, b'],
  [z.string(), 5, 'must be a text, not a number'],
  [z.string(), null, 'must be a text, not null'],
  [z.number(), '5', 'must be a number, not a text'],
  [z.coerce.number(), 'five', 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.boolean(), 'yes', 'must be true or false, not a text'],
  [z.array(z.string()), {}, 'must be a list, not an object'],
  [z.object({}), [], 'must be an object, not a list'],
  [z.union([z.number(), z.string()]), [], 'must be a number or a text, not a list'],
  [z.enum(['a', 'b']), 'c', 'must be one of: a, b'],
  [z.literal('a'), 'c', 'must be "a"'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(3), 'a', 'must be at least 3 characters'],
  [z.string().max(1), 'ab', 'must be at most 1 character'],
  [z.string().length(4), 'ab', 'must be exactly 4 characters'],
  [z.array(z.string()).min(1), [], 'must not be empty'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must be at most 2 entries'],
  [z.number().min(1), 0, 'must be at least 1'],
  [z.number().max(20_000), 20_001, 'must be at most 20,000'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.number().lt(5), 5, 'must be less than 5'],
  [z.number().multipleOf(5), 4, 'must be a multiple of 5'],
  [z.strictObject({}), { a: 1, b: 2 }, 'unknown fields: a, b'],
  [z.uuid(), 'a', 'must be a UUID'],
  [z.string().regex(/^\d+$/), 'a', 'must match /^\\d+$/'],
  [z.string('Choose a suburb'), 5, 'Choose a suburb'],
]

it.each(cases)('names the fix, unless the schema has its own words: case %#', (schema, value, text) => {
  expect(textFor(schema, value)).toBe(text)
})

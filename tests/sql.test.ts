import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Source = { file: string; text: string }

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*--(?!>).*$/gm, '')

const read = (pattern: string): Source[] =>
  globSync(pattern)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }))

const migrations = read('server/database/migrations/*.sql')
const schema = read('server/database/schema/*.ts')
// The launcher uses its own server, not the shop's data.
const programs = read('server/**/*.ts').filter(({ file }) => !file.startsWith('server/database/launcher/'))
const stores = programs.filter(
  ({ file, text }) => !file.startsWith('server/demo/') && text.includes("from 'drizzle-orm'"),
)

const offences = (sources: readonly Source[], pattern: RegExp) =>
  sources.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}`))

it('finds the SQL it checks', () => {
  expect(migrations.length).toBeGreaterThan(2)
  expect(stores.length).toBeGreaterThan(10)
})

const banned: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    'makes keys in the program, never by a sequence',
    /"\w+" (?:small|big)?serial\b|\b(?:small|big)?serial\(|as identity|create sequence|nextval/gi,
  ],
  ['notifies nobody through the database', /\blisten\s+\w+;|\bpg_notify\b|\bnotify\s+\w+;/gi],
  ['takes no advisory locks and locks no tables', /pg_(?:try_)?advisory|lock table/gi],
  ['has no triggers and no stored procedures', /create (?:or replace )?(?:trigger|function|procedure)/gi],
  ['has no deferrable and no exclusion constraints', /\bdeferrable\b|exclude using|initially deferred/gi],
  ['has no GiST index', /using gist|using\('gist'/gi],
  ['has no GIN index over several columns', /using "?gin"? \([^()]*,[^()]*\)|using\('gin',[^()]*,[^()]*\)/gi],
  ['never truncates and sets no savepoint', /\btruncate (?:table|only|")|\bsavepoint\b/gi],
]

it.each(banned)('%s', (_rule, pattern) => {
  expect(offences([...migrations, ...schema, ...programs], pattern)).toEqual([])
})

it('uses only the two extensions for text search', () => {
  const names = offences(migrations, /create extension (?:if not exists )?"?\w+/gi).map((match) =>
    match.split(' ').at(-1),
  )
  expect(new Set(names)).toEqual(new Set(['unaccent', 'pg_trgm']))
})

it('stores money in whole cents only', () => {
  // Types are in lower case; other text after a column name in a statement is not.
  const columns = migrations.flatMap(({ text }) => [
    ...text.matchAll(/"(\w*(?:cents|price|amount|total)\w*)" ([a-z]\w*)/g),
  ])
  const wrong = columns.filter(([, , type]) => !['bigint', 'boolean', 'integer'].includes(type ?? ''))
  expect(wrong.filter(([, name]) => /cents/.test(name ?? ''))).toEqual([])
  expect(columns.filter(([, name, type]) => /cents$/.test(name ?? '') && type !== 'bigint')).toEqual([])
  expect(offences(migrations, /"\w+" (?:money|numeric|decimal)\b/gi)).toEqual([])
})

it('stores times with their time zone', () => {
  expect(offences(migrations, /"\w+" timestamp(?!\S* with time zone)/gi)).toEqual([])
})

it('asks the clock that was handed in, never that of the database', () => {
  const clock = /\b(?:now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(?:timestamp|date|time)\b|defaultNow\(/gi
  expect(offences([...migrations, ...schema, ...stores], clock)).toEqual([])
})

it('pages by key, never by counting rows that are thrown away', () => {
  // The specification pages the dashboard and lists by number; their rows are narrow, see decisions 42 and 47.
  const byNumber = ['server/project/store/project-rows.ts', 'server/catalogue/store/listing-page.ts']
  const others = stores.filter(({ file }) => !byNumber.includes(file))
  expect(offences(others, /\.offset\(|\boffset \$/gi)).toEqual([])
})

it('opens transactions in one place, which knows how to repeat them', () => {
  const found = offences(programs, /\.transaction\(/g).map((offence) => offence.split(':')[0])
  expect(found).toEqual(['server/database/transaction.ts'])
})

it('computes generated columns when rows are written', () => {
  expect(offences(migrations, /generated always as \((?:[^;](?!stored))*?\) virtual/gi)).toEqual([])
})

import { expect, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { addressReport } from './address-report.ts'

const database = { description: 'PostgreSQL 18.4 of its own in .data/pg18', promises: 'orders are kept', problems: [] }
const config = { brand: 'wa' as const, publicUrl: undefined, sandbox: true }
const report = (changes: Partial<Parameters<typeof addressReport>[0]> = {}) =>
  addressReport({ config, port: 3000, wantedPort: 3000, database, ...changes })

it('shows the address of every brand and the default one', () => {
  for (const key of brandKeys) expect(report()).toContain(`  http://${key}.localhost:3000`)
  expect(report()).toContain('Hearth is open: http://localhost:3000 (Wattle & Ash)')
})

it('says when another port had to do', () => {
  expect(report({ port: 3002 })).toContain('Port 3000 is taken, so this is port 3002.')
  expect(report()).not.toContain('is taken')
})

it('shows the test cards only while the sandbox answers', () => {
  expect(report()).toContain('4000 0000 0000 0002  declined')
  expect(report({ config: { ...config, sandbox: false } })).not.toContain('4000 0000 0000 0002')
})

it('says which database is in use and what it promises', () => {
  expect(report()).toContain('Database: PostgreSQL 18.4 of its own in .data/pg18; orders are kept.')
})

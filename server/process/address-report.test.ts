import { describe, expect, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { configOf } from '../config.ts'
import { addressReport } from './address-report.ts'

const database = { description: 'PostgreSQL 18.4 of its own in .data/pg18', promises: 'orders are kept', problems: [] }
const roles = { web: true, jobs: true }
const { site, mail, dataDir } = configOf({})
const config = { brand: 'wa' as const, site, cmsUrl: null, sandbox: true, isPublic: false, roles, mail, dataDir }
const demo = { password: 'open-sesame', accounts: [{ email: 'ada@hearth.example', shows: 'a shopper' }] }
const report = (changes: Partial<Parameters<typeof addressReport>[0]> = {}) =>
  addressReport({ config, port: 3000, requestedPort: 3000, database, demo, ...changes })

it('shows the address of every brand and the default one', () => {
  for (const key of brandKeys) expect(report()).toContain(`  http://${key}.localhost:3000`)
  expect(report()).toContain('Hearth is open: http://localhost:3000 (Wattle & Ash)')
})

it('shows the configured addresses in place of those of this machine', () => {
  const text = report({ config: configOf({ HOSTS: 'www.shop.example=wa,www.andoo.example=andoo', HOST: '0.0.0.0' }) })
  expect(text).toContain('Hearth is open: https://www.shop.example (Wattle & Ash)\n')
  expect(text).toMatch(/^ {2}Wattle & Ash {2,}https:\/\/www\.shop\.example$/m)
  expect(text).toMatch(/^ {2}\S.* {2,}https:\/\/www\.andoo\.example$/m)
  expect(text).not.toContain('localhost')
})

it('shows the host of PUBLIC_URL once, with its port, and the back office as no shop', () => {
  const text = report({
    config: configOf({
      HOSTS: 'www.shop.example=andoo,admin.shop.example',
      PUBLIC_URL: 'http://www.shop.example:8080',
      CMS_URL: 'https://admin.shop.example/',
    }),
  })
  expect(text).toContain('Hearth is open: http://www.shop.example:8080 (Andoo')
  expect(text.match(/www\.shop\.example/g)).toHaveLength(2)
  expect(text).toMatch(/^ {2}Back office {2,}https:\/\/admin\.shop\.example\/manage$/m)
  expect(text.match(/admin\.shop\.example/g)).toHaveLength(1)
})

it('reports the other port when the wanted one is taken', () => {
  expect(report({ port: 3002 })).toContain('Port 3000 is taken, so this is port 3002.')
  expect(report()).not.toContain('is taken')
})

it('shows the test cards only with the sandbox', () => {
  expect(report()).toContain('4000 0000 0000 0002  declined')
  expect(report({ config: { ...config, sandbox: false } })).not.toContain('4000 0000 0000 0002')
})

it('shows the demo accounts only in a demo', () => {
  expect(report()).toContain('Sign in with the password open-sesame:\n  ada@hearth.example      a shopper')
  expect(report({ demo: null })).not.toContain('Sign in')
})

it('shows the database in use and its durability', () => {
  expect(report()).toContain('Database: PostgreSQL 18.4 of its own in .data/pg18; orders are kept.')
})

it('warns when other machines can reach a demo', () => {
  expect(report({ config: { ...config, isPublic: true } })).toContain('This demo is open to other machines')
  expect(report()).not.toContain('open to other machines')
})

it('warns when the sandbox is on outside a demo', () => {
  expect(report({ demo: null })).toContain('SANDBOX=on: everybody can order with test cards')
  expect(report({ demo: null, config: { ...config, sandbox: false } })).not.toContain('SANDBOX')
})

it('shows the notes for the retailer', () => {
  expect(report({ notes: ['Nothing is for sale yet.'] })).toContain('\nNothing is for sale yet.\n')
})

it('says what a server does not do that has one role', () => {
  expect(report()).not.toContain('ROLE')
  expect(report({ config: { ...config, roles: { web: true, jobs: false } } })).toContain('This server runs no jobs')
  const jobs = report({ config: { ...config, roles: { web: false, jobs: true } } })
  expect(jobs).toContain('Hearth runs its jobs, and no shop (ROLE=jobs). Probes: http://localhost:3000/readyz')
  expect(jobs).not.toContain('wa.localhost')
})

describe('a back office without an owner', () => {
  it('leads to the first one, with the addresses and the mails of this server', () => {
    const text = report({ lacksOwner: true })
    expect(text).toContain('1. Open an account at http://localhost:3000/account/register')
    expect(text).toContain('mail (a file in .data/mail: no mail is sent while MAIL_URL is unset)')
    expect(text).toContain('(in a container: node server/staff-owner.ts YOUR-EMAIL)')
    expect(text).toContain('4. Sign in at http://admin.localhost:3000/manage')
    expect(report()).not.toContain('has no owner')
  })

  it('leads to the configured addresses, and names no folder where mails are sent', () => {
    const settings = {
      MAIL_URL: 'smtps://mail.example',
      MAIL_FROM: 'orders@shop.example',
      HOSTS: 'www.shop.example=wa',
    }
    const text = report({ lacksOwner: true, config: configOf({ ...settings, CMS_URL: 'https://admin.shop.example' }) })
    expect(text).toContain('1. Open an account at https://www.shop.example/account/register')
    expect(text).toContain('2. Follow the link in its mail\n')
    expect(text).toContain('4. Sign in at https://admin.shop.example/manage')
    expect(report({ lacksOwner: true, config: configOf(settings) })).toContain('4. Set CMS_URL')
  })
})

it('shows the back office beside the shops of this machine', () => {
  expect(report()).toMatch(/^ {2}Back office {2,}http:\/\/admin\.localhost:3000\/manage$/m)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Contract } from '#contract/protocol/endpoint.ts'

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && !file.startsWith('src/gallery/'),
)
const calls = Object.entries(contract as Contract).flatMap(([area, all]) =>
  Object.entries(all).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
)

/** The documented endpoints that this project implements; parameters by position. */
const documented = readFileSync('docs/requirements/calls.txt', 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ \//.test(line))
const shape = (method: string, path: string) =>
  `${method} ${path
    .toLowerCase()
    .replace(/\/$/, '')
    .replaceAll(/:\w+|\{[^}]*\}/g, ':')}`
const known = new Set(documented.map((line) => shape(...(line.split(' ') as [string, string]))))

it('makes no call that is neither in the documents nor on the list of added ones [S1-7-54]', () => {
  const strangers = calls.filter(({ endpoint }) => !endpoint.added && !known.has(shape(endpoint.method, endpoint.path)))
  expect(strangers.map(({ id, endpoint }) => `${id} ${endpoint.method} ${endpoint.path}`)).toEqual([])
  const both = calls.filter(({ endpoint }) => endpoint.added && known.has(shape(endpoint.method, endpoint.path)))
  expect(both.map(({ id }) => id)).toEqual([])
})

it('uses the checkout calls of the specification, and no other paths for them [S2-7-17]', () => {
  const isCheckout = /^\/api\/(?:checkout|payment|locality)\b/
  const own = calls.filter(({ endpoint }) => !endpoint.added && isCheckout.test(endpoint.path))
  expect([...new Set(own.map(({ endpoint }) => endpoint.path))].toSorted()).toEqual([
    '/api/checkout',
    '/api/checkout/afterpayconfirmation',
    '/api/checkout/avail',
    '/api/checkout/paypalconfirmation',
    '/api/checkout/void',
    '/api/checkout/zipconfirmation',
    '/api/locality/:suburb/:state/:postcode',
    '/api/locality/:term',
    '/api/payment/status',
  ])
})

it('makes every call through the contract [S1-7-54]', () => {
  const own = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return (text.match(/['"`]\/api\/[^'"`]+|\bfetch\(|\bsendBeacon\(|new XMLHttpRequest/g) ?? []).map(
      (found) => `${file}: ${found}`,
    )
  })
  const allowed = own.filter((found) => !/^src\/contract\//.test(found))
  // Two send API requests, one of them with files; the third checks past all caches whether the shop responds.
  expect(allowed.toSorted()).toEqual([
    'src/lib/network/api.ts: fetch(',
    'src/lib/network/form-send.ts: fetch(',
    'src/lib/network/form-send.ts: new XMLHttpRequest',
    'src/lib/network/probe-server.ts: fetch(',
  ])
})

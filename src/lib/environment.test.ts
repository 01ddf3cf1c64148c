// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { pageTitle } from '#domain/web/page-title.ts'
import { brand } from '#themes/wa/brand.ts'
import { callsOf } from '../app/calls.ts'
import { readEnvironment, withEnvironment } from './environment.ts'
import { environmentFor } from './whole-environment.ts'

afterEach(() => {
  document.head.innerHTML = ''
})

const addSettings = (settings: object) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'environment', content: JSON.stringify(settings) })
  document.head.append(meta)
}

it('changes titles with the company name and call targets with the host of the API [S1-3-25]', async () => {
  addSettings({ companyName: 'Ash & Co', apiHost: 'https://api.shop.example', keys: { maps: 'm-1' } })
  const settings = readEnvironment()
  const dressed = withEnvironment(brand, settings)
  expect(pageTitle('Stores', dressed.name)).toBe('Stores | Ash & Co')
  expect(environmentFor(dressed)).toMatchObject({
    theme: 'wa',
    app: 'wa',
    companyName: 'Ash & Co',
    keys: { maps: 'm-1' },
  })
  const requested: string[] = []
  const originalFetch = globalThis.fetch
  globalThis.fetch = async (url) => {
    requested.push(String(url))
    return new Response('{"items":[],"totalCount":0}')
  }
  await createClient(contract, callsOf(dressed, settings.apiHost)).settings.list()
  globalThis.fetch = originalFetch
  expect(requested).toEqual(['https://api.shop.example/api/settings'])
})

it('replaces the telephone number of the brand [S1-3-25]', () => {
  addSettings({ customerSupportNumber: '1300 555 200' })
  expect(withEnvironment(brand, readEnvironment())).toEqual({ ...brand, supportNumber: '1300 555 200' })
  expect(environmentFor(brand).customerSupportNumber).toBe('1300 555 200')
})

it("uses the brand's values when the page has no settings", () => {
  expect(readEnvironment()).toEqual({})
  expect(withEnvironment(brand, {})).toEqual(brand)
})

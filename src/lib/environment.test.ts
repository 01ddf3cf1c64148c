// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { pageTitle } from '#domain/web/page-title.ts'
import { brand } from '#themes/wa/brand.ts'
import { callsOf } from '../app/calls.ts'
import { asTold, toldEnvironment } from './environment.ts'
import { environmentFor } from './whole-environment.ts'

afterEach(() => {
  document.head.innerHTML = ''
})

const tell = (settings: object) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'environment', content: JSON.stringify(settings) })
  document.head.append(meta)
}

it('changes titles with the company name and call targets with the host of the API [S1-3-25]', async () => {
  tell({ companyName: 'Ash & Co', apiHost: 'https://api.shop.example', keys: { maps: 'm-1' } })
  const told = toldEnvironment()
  const dressed = asTold(brand, told)
  expect(pageTitle('Stores', dressed.name)).toBe('Stores | Ash & Co')
  expect(environmentFor(dressed)).toMatchObject({
    theme: 'wa',
    app: 'wa',
    companyName: 'Ash & Co',
    keys: { maps: 'm-1' },
  })
  const asked: string[] = []
  const kept = globalThis.fetch
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    return new Response('{"items":[],"totalCount":0}')
  }
  await createClient(contract, callsOf(dressed, told.apiHost)).settings.list()
  globalThis.fetch = kept
  expect(asked).toEqual(['https://api.shop.example/api/settings'])
})

it("uses the brand's values when the page has no settings", () => {
  expect(toldEnvironment()).toEqual({})
  expect(asTold(brand, {})).toEqual(brand)
})

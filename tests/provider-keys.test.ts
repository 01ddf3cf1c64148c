import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingTable } from '#domain/settings/setting-table.ts'
import { configOf } from '../server/config.ts'
import { buildSettings } from '../server/demo/catalogue/content/setting-rows.ts'
import { testShop } from './test-app.ts'

const folders = 'src,server,sw,themes,manifest,scripts,public,tests,e2e,docs,.ci'
const isText = (file: string) => /\.(?:[cm]?[jt]sx?|json|md|html|svg|txt|sql|ya?ml|tsv|csv)$|\/run$/.test(file)
const files = [
  ...globSync(`{${folders}}/**/*`).filter(isText),
  ...globSync('{*.*,.env.example,.gitignore}').filter(isChecked),
]

function isChecked(file: string) {
  return isText(file) || file === '.env.example' || file === '.gitignore'
}

/** Formats of provider keys: payment, analytics, maps, tags, chat, forms, clouds, and private keys of any kind. */
const keyShapes = [
  /\b[prs]k_(?:live|test)_\w{8,}/,
  /\bAIza[\w-]{35}/,
  /\bGTM-[A-Z0-9]{5,8}\b/,
  /\bG-(?=[A-Z0-9]*\d)[A-Z0-9]{10}\b/,
  /\bUA-\d{5,10}-\d{1,3}\b/,
  /\bAW-\d{9,}\b/,
  /\b6L[\w-]{38}\b/,
  /\bpk\.eyJ[\w.-]{20,}/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\bxox[abp]-[\w-]{10,}/,
  /\bgh[pousr]_\w{30,}/,
  /-{5}BEGIN (?:\w+ )*PRIVATE KEY-{5}/,
]

/** Settings that contain the key of a provider. */
const keySettings = Object.keys(settingTable).filter((name) => /SiteKey$|AppId$|CampaignSlug$|MarketDomain$/.test(name))

it('has no key of a provider in its files, and starts and responds without any [S1-3-26]', async () => {
  expect(files.length).toBeGreaterThan(1000)
  const held = files.filter((file) => keyShapes.some((shape) => shape.test(readFileSync(file, 'utf8'))))
  expect(held).toEqual([])

  expect(keySettings).toHaveLength(5)
  const given = buildSettings().filter(({ name, value }) => keySettings.some((key) => key === name) && value !== '')
  expect(given).toEqual([])

  const example = readFileSync('.env.example', 'utf8').split('\n')
  expect(example.filter((line) => line.trim() !== '' && !line.startsWith('#'))).toEqual([])
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('.env')

  expect(configOf({}).brand).toBe('wa')
  const shop = await testShop()
  try {
    const { items } = await shop.api.settings.list()
    expect(items.length).toBeGreaterThan(0)
    expect((await shop.inject({ url: '/api/navbar/' })).statusCode).toBe(200)
  } finally {
    await shop.close()
  }
})

it.each([
  `sk_${'live'}_51HzAbCdEfGh`,
  `AIza${'a'.repeat(35)}`,
  `GTM-${'ABC1234'}`,
  `G-${'AB12CD34EF'}`,
  `-----BEGIN ${'RSA'} PRIVATE KEY-----`,
])('finds the key %s', (key) => {
  expect(keyShapes.some((shape) => shape.test(`const key = '${key}'`))).toBe(true)
})

import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from '../tests/test-app.ts'
import { withoutSecretKeys } from './request-log.ts'

let shop: Shop
const lines: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  shop = await testShop({ logger: { level: 'trace', stream } })
})
afterAll(() => shop.close())

it('the id of a shared project stands in no log, whatever it is asked with', async () => {
  const secret = 'SECRETSECRETSECRETSECRET'
  await shop.inject({ url: `/api/v2/project/shared?shareId=${secret}` })
  await shop.inject({ url: `/API/v2/project/shared?x=1&SHAREID=${secret}&y=2` })
  await shop.inject({ url: `/api/v2/project/shared/attachment/x?shareId=${secret}` })
  await shop.inject({ method: 'POST', url: '/api/v2/project/shared/cart', payload: { shareId: secret } })
  expect(lines.join('')).toContain('/api/v2/project/shared?shareId=…')
  expect(lines.join('')).not.toContain(secret)
})

it('an address keeps everything else', () => {
  expect(withoutSecretKeys('/a?page=2&token=abc#x')).toBe('/a?page=2&token=…#x')
  expect(withoutSecretKeys('/promocode?decode=1')).toBe('/promocode?decode=1')
})

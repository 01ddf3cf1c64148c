import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

it.each([
  ['/project', '(self)'],
  ['/project?page=2', '(self)'],
  ['/project/01a20ae1-6b13-7fbc-a723-d96e935900b6', '(self)'],
  ['/Project/7?panel=files', '(self)'],
  ['/shell.html', '(self)'],
  ['/project?shareId=abc', '()'],
  ['/project-admin', '()'],
  ['/projects', '()'],
  ['/p/project', '()'],
  ['/', '()'],
])('sends the camera policy of %s: %s', async (url, camera) => {
  const { headers } = await shop.inject({ url })
  expect(headers['permissions-policy']).toBe(`camera=${camera}, microphone=(), geolocation=(self), payment=(self)`)
})

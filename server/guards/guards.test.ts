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

it.each([
  ['/images/0000000000/fallback-96.webp', 200, false],
  ['/images/fallback.svg', 200, true],
  ['/images/x/none-96.webp', 404, true],
  ['/api/settings', 200, true],
])('sends the security headers of documents with %s (%i): %s', async (url, status, hasThem) => {
  const { headers, statusCode } = await shop.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.any(String),
  })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(name in headers).toBe(hasThem)
})

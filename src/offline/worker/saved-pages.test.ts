import { expect, it } from 'vitest'
import { savedPages } from './saved-pages.ts'

type Stored = Record<string, Record<string, Record<string, string>>>

/** Cache Storage, as far as the code reads it. */
const storage = (stored: Stored) =>
  ({
    keys: async () => Object.keys(stored),
    open: async (name: string) => ({
      keys: async () => Object.keys(stored[name] ?? {}).map((url) => ({ url })),
      match: async (url: string) => new Response('', { headers: stored[name]?.[url] ?? {} }),
    }),
  }) as unknown as CacheStorage // the two calls above are all it uses

const savedHeaders = (savedAt: number, title: string) => ({
  'x-saved-at': String(savedAt),
  'x-saved-title': encodeURIComponent(title),
})

it('lists the pages stored on this device, last seen first, and no other entries', async () => {
  const found = await savedPages(
    storage({
      'hearth-pages-a1': {
        'https://shop.example/': savedHeaders(100, 'Wattle & Ash'),
        'https://shop.example/p/kettle': savedHeaders(300, 'Kettle – 1.7 L'),
        'https://shop.example/cart': { 'x-saved-at': '200' },
      },
      'hearth-catalogue': { 'https://shop.example/api/navbar/': savedHeaders(400, 'no page') },
    }),
  )
  expect(found).toEqual([
    { url: 'https://shop.example/p/kettle', title: 'Kettle – 1.7 L', savedAt: 300 },
    { url: 'https://shop.example/cart', title: '/cart', savedAt: 200 },
    { url: 'https://shop.example/', title: 'Wattle & Ash', savedAt: 100 },
  ])
})

it('finds none where the browser keeps nothing', async () => {
  expect(await savedPages(undefined)).toEqual([])
})

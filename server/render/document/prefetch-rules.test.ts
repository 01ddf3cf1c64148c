import { expect, it } from 'vitest'
import { prefetchRules } from './prefetch-rules.ts'

const rulesAt = (path: string) => prefetchRules(new URL(path, 'http://wa.localhost'))

it('prefetches products and lists, and nothing from the checkout', () => {
  expect(JSON.parse(rulesAt('/c/kitchen'))).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  expect(rulesAt('/c/kitchen')).toContain('/p/*')
  expect(rulesAt('/customer/checkout')).toBe('')
})

import { expect, it } from 'vitest'
import { chatBlockers, isChatVisible } from './chat.ts'

it('gives way to six things [S1-4-44]', () => {
  expect(chatBlockers).toEqual([
    'compare',
    'productPage',
    'filterPanel',
    'mobileNav',
    'slidingPanel',
    'stickyProductCart',
  ])
})

it('is visible when it has loaded and nothing blocks it [S3-2-42]', () => {
  const none = new Set<never>()
  const some = new Set(['mobileNav'] as const)
  expect(isChatVisible({ isLoaded: true, blockers: none })).toBe(true)
  expect(isChatVisible({ isLoaded: true, blockers: some })).toBe(false)
  expect(isChatVisible({ isLoaded: false, blockers: none })).toBe(false)
  expect(isChatVisible({ isLoaded: false, blockers: some })).toBe(false)
})

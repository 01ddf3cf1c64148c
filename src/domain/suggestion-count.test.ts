import { expect, it } from 'vitest'
import { suggestionCount, suggestionThumbnail } from './suggestion-count.ts'

it('shows 4 or 3 products on narrow screens and 8 or 6 on wide ones [S1-9-11]', () => {
  const count = (isWide: boolean, manySuggestions: boolean) => suggestionCount({ isWide }, { manySuggestions })
  expect([count(false, true), count(false, false), count(true, true), count(true, false)]).toEqual([4, 3, 8, 6])
})

it('draws thumbnails of 90 or 100 px [S1-9-12]', () => {
  expect([suggestionThumbnail({ isWide: false }), suggestionThumbnail({ isWide: true })]).toEqual([90, 100])
})

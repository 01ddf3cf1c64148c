import createCache from '@emotion/cache'
import { type CSSObject, css } from '@emotion/react'
import { expect, it } from 'vitest'
import { stylisPlugins } from './style-prefixes.ts'

/** Without a document the cache returns the rules as text. */
function cssOf(style: CSSObject) {
  const cache = createCache({ key: 'css', stylisPlugins })
  return cache.insert('.a', css(style), cache.sheet, true)
}

it('adds prefixes that Safari needs', () => {
  expect(cssOf({ userSelect: 'none' })).toBe('.a{-webkit-user-select:none;user-select:none;}')
  expect(cssOf({ '&:hover': { textDecoration: 'underline 2px' } })).toBe(
    '.a:hover{-webkit-text-decoration:underline 2px;text-decoration:underline 2px;}',
  )
})

it('leaves out prefixes that no current browser needs', () => {
  expect(cssOf({ display: 'flex', alignItems: 'center', transition: 'color 1s' })).toBe(
    '.a{display:flex;align-items:center;transition:color 1s;}',
  )
})

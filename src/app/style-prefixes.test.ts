import createCache from '@emotion/cache'
import { type CSSObject, css } from '@emotion/react'
import { expect, it } from 'vitest'
import { stylisPlugins } from './style-prefixes.ts'

/** Away from a browser the cache answers with the rules. */
function cssOf(style: CSSObject) {
  const cache = createCache({ key: 'css', stylisPlugins })
  return cache.insert('.a', css(style), cache.sheet, true)
}

it('names what Safari does not know otherwise', () => {
  expect(cssOf({ userSelect: 'none' })).toBe('.a{-webkit-user-select:none;user-select:none;}')
  expect(cssOf({ '&:hover': { textDecoration: 'underline 2px' } })).toBe(
    '.a:hover{-webkit-text-decoration:underline 2px;text-decoration:underline 2px;}',
  )
})

it('leaves names out that no browser of today asks for', () => {
  expect(cssOf({ display: 'flex', alignItems: 'center', transition: 'color 1s' })).toBe(
    '.a{display:flex;align-items:center;transition:color 1s;}',
  )
})

// @vitest-environment happy-dom
import './styles-in-place.ts'
import createCache from '@emotion/cache'
import { afterEach, beforeEach, expect, it } from 'vitest'

beforeEach(() => {
  document.head.innerHTML = '<style data-emotion="css abc" data-s>.css-abc{color:red}</style><meta id="after">'
})
afterEach(() => document.head.replaceChildren())

const inHead = () => [...document.head.children].map(({ localName, id }) => id || localName)

it('leaves the styles of the server where they are, and knows what is in them', () => {
  const seen = new MutationObserver(() => {})
  seen.observe(document.head, { childList: true })
  createCache({ key: 'css' })
  const { inserted } = createCache({ key: 'css' })
  expect(seen.takeRecords()).toEqual([])
  expect(inserted).toEqual({ abc: true })
})

it('inserts new styles after them', () => {
  const { sheet } = createCache({ key: 'css' })
  sheet.insert('.css-new{color:blue}')
  expect(inHead()).toEqual(['style', 'style', 'after'])
})

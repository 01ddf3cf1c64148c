import { expect, it } from 'vitest'
import { inlineBoot } from '../scripts/lib/build/inline-boot.ts'
import { fontsOf, isSameBuild, isSamePage, stateOf, titleOf, toKeep } from './page-text.ts'

const page = ({ script = 'a', title = 'Ovens', body = 'x', updatedAt = 1 } = {}) =>
  `<!doctype html>\n<html lang="en-AU" data-brand="wa"><head><title data-x>${title}</title>` +
  `<script data-entry="/assets/index-${script}.js">{}</script></head>` +
  `<body><div id="root">${body}</div><script type="application/json" id="page-state">` +
  `{"queries":[{"dataUpdatedAt":${updatedAt},"data":"\\u003cb>"}]}</script></body></html>`

it('distinguishes two builds by their entry script', () => {
  expect(isSameBuild(page({ body: 'x' }), page({ body: 'y' }))).toBe(true)
  expect(isSameBuild(page({ script: 'a' }), page({ script: 'b' }))).toBe(false)
  expect(isSameBuild('<p></p>', '<p></p>')).toBe(false)
})

it('finds the entry script that the build writes', async () => {
  const { transformIndexHtml } = inlineBoot()
  const [first = '', second = ''] = await Promise.all(
    ['a1', 'b2'].map((hash) =>
      transformIndexHtml.handler(
        `<head><script type="module" crossorigin src="/assets/index-${hash}.js"></script></head>`,
      ),
    ),
  )
  expect(isSameBuild(first, first)).toBe(true)
  expect(isSameBuild(first, second)).toBe(false)
})

it('finds the font files of a page', () => {
  const files = ['/fonts/a.woff2', '/fonts/b.woff2']
  expect(fontsOf(`<style media="not all" data-letters="${files.join(' ')}">@font-face{}</style>`)).toEqual(files)
  expect(fontsOf('<style media="not all" data-letters=""></style>')).toEqual([])
})

it('decodes the entities of the title', () => {
  expect(titleOf(page({ title: 'Wattle &amp; Ash&#x27;s &lt;ovens&gt;' }))).toBe("Wattle & Ash's <ovens>")
  expect(titleOf('<p>nothing</p>')).toBe('')
})

it('treats two pages as equal that differ only in their timestamps', () => {
  expect(isSamePage(toKeep(page({ updatedAt: 1 }), 55), page({ updatedAt: 2 }))).toBe(true)
  expect(isSamePage(page({ body: '$198' }), page({ body: '$178' }))).toBe(false)
})

it('writes the time into the page when it was stored', () => {
  expect(toKeep(page(), 55)).toContain('<html data-saved-at="55" lang="en-AU" data-brand="wa">')
})

it('has the browser draw a page at once as far as the images of the first view, and no other', () => {
  const cards = page({ body: '<img id="first-view" alt=""/>' })
  const kept = toKeep(cards, 55)
  expect(kept).toContain('<head><link rel="expect" href="#first-view" blocking="render">')
  expect(isSamePage(kept, cards)).toBe(true)
  expect(toKeep(page(), 55)).not.toContain('rel="expect"')
})

it('finds the state of a page', () => {
  expect(stateOf(page({ updatedAt: 7 }))).toEqual({ queries: [{ dataUpdatedAt: 7, data: '<b>' }] })
  expect(stateOf('<p></p>')).toBeNull()
})

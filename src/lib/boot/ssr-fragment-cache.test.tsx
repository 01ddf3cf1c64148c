import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { styled } from '@mui/material/styles'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type App, AppProvider } from '#lib/app.tsx'
import { CachedFragment, pageFragments } from './ssr-fragment-cache.tsx'

const Strong = styled('b')({ color: 'red' })
const Frame = styled('p')({ margin: 4 })
const Long = styled(Frame)({ padding: 4 })

let rendered: string[] = []
function Card({ name }: { name: string }) {
  rendered.push(name)
  return (
    <Long>
      <Strong>{name}</Strong> & more
    </Long>
  )
}

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <li key={name}>
      <CachedFragment of={name}>
        <Card name={name} />
      </CachedFragment>
    </li>
  ))

/** Renders a page like the server; without `themeKey` nothing is cached. */
function page(names: readonly string[], themeKey?: string, country = 'AU') {
  rendered = []
  const cache = createCache({ key: 'css' })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const fragments = themeKey === undefined ? undefined : pageFragments(cache, themeKey)
  const app = { fragments, brand: { country } } as App // nothing else is used
  const text = renderToString(
    <CacheProvider value={cache}>
      <AppProvider app={app}>
        <Strong>Head</Strong>
        <ul>{cards(names)}</ul>
        {cards(names.slice(0, 1))}
      </AppProvider>
    </CacheProvider>,
  )
  const html = fragments?.unwrap(text) ?? text
  return { html, styles: extractCriticalToChunks(html).styles }
}

it('renders the same page and styles with and without the cache, at first and later', () => {
  const usual = page(['one', 'two'])
  expect(page(['one', 'two'], 'same')).toEqual(usual)
  expect(rendered).toEqual(['one', 'two', 'one'])
  expect(page(['one', 'two'], 'same')).toEqual(usual)
  expect(rendered).toEqual([])
})

it('renders only uncached fragments on other pages', () => {
  page(['one', 'two'], 'others')
  expect(page(['two', 'three', 'one'], 'others')).toEqual(page(['two', 'three', 'one']))
  page(['four', 'one'], 'others')
  expect(rendered).toEqual(['four', 'four'])
})

it('shares nothing with pages of another theme or country', () => {
  page(['one'], 'wa wa')
  page(['one'], 'wa hc')
  expect(rendered).toEqual(['one', 'one'])
  page(['one'], 'wa hc', 'NZ')
  expect(rendered).toEqual(['one', 'one'])
})

it('does not take text for a fragment', () => {
  const odd = '</kept-part><kept-part data-at="0">'
  expect(page([odd, 'one'], 'odd')).toEqual(page([odd, 'one']))
  expect(page([odd, 'one'], 'odd')).toEqual(page([odd, 'one']))
})

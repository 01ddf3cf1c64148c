import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement, type ReactNode } from 'react'
import { useApp } from '#lib/app.tsx'

type Style = Parameters<EmotionCache['insert']>[1]
/** A rendered fragment: its HTML, and the styles it uses in the order of insertion. */
type Fragment = { html: string; styles: Map<string, Style> }

/** A card has about 4 KB. */
const mostCharacters = 32_000_000
const cached = new Map<string, Fragment>()
let weight = 0

function forget(name: string) {
  const known = cached.get(name)
  if (known) weight -= name.length + known.html.length
  cached.delete(name)
}

function store(name: string, part: Fragment) {
  forget(name)
  cached.set(name, part) // last, as the most recently used
  weight += name.length + part.html.length
  for (const longestUnused of cached.keys()) {
    if (weight <= mostCharacters) break
    forget(longestUnused)
  }
}

const tag = 'kept-part'
// Text of a page cannot match: `<` is escaped in it.
const tags = /<kept-part data-at="(\d+)">|<\/kept-part>/

/** The cached fragments of one page during rendering; they are not nested. `themeKey` is the part of their key they share. */
export function pageFragments(cache: EmotionCache, themeKey: string) {
  const used: { name: string; part: Fragment }[] = []

  /** The cache of the page, recording inserted styles. `inserted` is empty, so that Emotion inserts every style. */
  const watching = (styles: Fragment['styles']): EmotionCache => ({
    ...cache,
    inserted: {},
    insert: (selector, style, ...rest) => {
      if (selector !== '') styles.set(style.name, style)
      return cache.insert(selector, style, ...rest)
    },
  })

  function insertStyles({ styles }: Fragment) {
    for (const style of styles.values()) {
      const className = `${cache.key}-${style.name}`
      cache.registered[className] ??= style.styles
      if (cache.inserted[style.name] === undefined) cache.insert(`.${className}`, style, cache.sheet, true)
    }
  }

  return {
    render(of: unknown, children: ReactNode) {
      const name = `${themeKey} ${JSON.stringify(of)}`
      const known = cached.get(name)
      const part = known ?? { html: '', styles: new Map() }
      const attributes = { 'data-at': used.push({ name, part }) - 1 }
      if (!known)
        return createElement(tag, attributes, <CacheProvider value={watching(part.styles)}>{children}</CacheProvider>)
      // Its HTML comes last: React need not copy it, and a short page costs less to split.
      insertStyles(known)
      return createElement(tag, attributes)
    },
    /** Puts the fragments into the page in place of their tags, and stores them. */
    unwrap(html: string) {
      // Splitting by a pattern with a group yields text, index, fragment, undefined, repeatedly.
      const pieces = html.split(tags)
      for (let index = 1; index < pieces.length; index += 4) {
        const rendered = used[Number(pieces[index])]
        if (!rendered) continue
        // Copied, as a substring keeps the whole page in memory.
        rendered.part.html ||= structuredClone(pieces[index + 1] ?? '')
        pieces[index + 1] = rendered.part.html
        store(rendered.name, rendered.part)
      }
      return pieces.filter((_, index) => index % 4 !== 1).join('')
    },
  }
}
export type PageFragments = ReturnType<typeof pageFragments>

/**
 * Server only: renders a fragment once and reuses it on other pages. Its HTML may depend only on `of`, shop, country and
 * theme: no URL, `useId`, queries or head tags inside.
 */
export function CachedFragment({ of, children }: { of: unknown; children: ReactNode }) {
  const { fragments, brand } = useApp()
  return fragments ? fragments.render([brand.country, of], children) : children
}

import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement, type ReactNode } from 'react'
import { useApp } from './app.tsx'

type Style = Parameters<EmotionCache['insert']>[1]
/** A rendered fragment: its HTML, and the styles it uses in the order of insertion. */
type Part = { html: string; styles: Map<string, Style> }

/** A card has about 4 KB. */
const mostCharacters = 32_000_000
const kept = new Map<string, Part>()
let weight = 0

function forget(name: string) {
  const known = kept.get(name)
  if (known) weight -= name.length + known.html.length
  kept.delete(name)
}

function keep(name: string, part: Part) {
  forget(name)
  kept.set(name, part) // last, as the most recently used
  weight += name.length + part.html.length
  for (const longestUnused of kept.keys()) {
    if (weight <= mostCharacters) break
    forget(longestUnused)
  }
}

const tag = 'kept-part'
// Text of a page cannot match: `<` is escaped in it.
const tags = /<kept-part data-at="(\d+)">|<\/kept-part>/

/** The cached fragments of one page during rendering; they are not nested. `look` is the part of the key they share. */
export function partsOfPage(cache: EmotionCache, look: string) {
  const parts: { name: string; part: Part }[] = []

  /** The cache of the page, recording inserted styles. `inserted` is empty, so that Emotion inserts every style. */
  const watching = (styles: Part['styles']): EmotionCache => ({
    ...cache,
    inserted: {},
    insert: (selector, style, ...rest) => {
      if (selector !== '') styles.set(style.name, style)
      return cache.insert(selector, style, ...rest)
    },
  })

  function insertStyles({ styles }: Part) {
    for (const style of styles.values()) {
      const className = `${cache.key}-${style.name}`
      cache.registered[className] ??= style.styles
      if (cache.inserted[style.name] === undefined) cache.insert(`.${className}`, style, cache.sheet, true)
    }
  }

  return {
    drawn(of: unknown, children: ReactNode) {
      const name = `${look} ${JSON.stringify(of)}`
      const known = kept.get(name)
      const part = known ?? { html: '', styles: new Map() }
      const at = { 'data-at': parts.push({ name, part }) - 1 }
      if (!known) return createElement(tag, at, <CacheProvider value={watching(part.styles)}>{children}</CacheProvider>)
      insertStyles(known)
      return createElement(tag, { ...at, dangerouslySetInnerHTML: { __html: known.html } })
    },
    /** Removes the tags of the fragments from the page, and stores the fragments. */
    whole(html: string) {
      // Splitting by a pattern with a group yields text, index, fragment, undefined, repeatedly.
      const pieces = html.split(tags)
      for (let index = 1; index < pieces.length; index += 4) {
        const one = parts[Number(pieces[index])]
        if (!one) continue
        // Copied, as a substring keeps the whole page in memory.
        one.part.html ||= structuredClone(pieces[index + 1] ?? '')
        keep(one.name, one.part)
      }
      return pieces.filter((_, index) => index % 4 !== 1).join('')
    },
  }
}
export type PageParts = ReturnType<typeof partsOfPage>

/**
 * Server only: renders a fragment once and reuses it on other pages. Its HTML may depend only on `of`, shop, country and
 * `look`: no URL, `useId`, queries or head tags inside.
 */
export function KeptPart({ of, children }: { of: unknown; children: ReactNode }) {
  const { parts, brand } = useApp()
  return parts ? parts.drawn([brand.country, of], children) : children
}

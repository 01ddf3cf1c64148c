import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement, type ReactNode } from 'react'
import { useApp } from './app.tsx'

type Style = Parameters<EmotionCache['insert']>[1]
/** A part as the server drew it once: its HTML, and the styles it stands on in the order in which it named them. */
type Part = { html: string; styles: Map<string, Style> }

/** A card comes to 4 KB. */
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
  kept.set(name, part) // at the end of the row
  weight += name.length + part.html.length
  for (const longestUnused of kept.keys()) {
    if (weight <= mostCharacters) break
    forget(longestUnused)
  }
}

const tag = 'kept-part'
// No text of a page can look like these: `<` is escaped in it.
const tags = /<kept-part data-at="(\d+)">|<\/kept-part>/

/** The parts of one page that is being drawn; none stands in another. `look`: what all of them depend on. */
export function partsOfPage(cache: EmotionCache, look: string) {
  const parts: { name: string; part: Part }[] = []

  /** As the page's own, and writes down what is drawn with it. Forgets at once, so that it is told of every style. */
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
    /** The page without the tags of its parts, which are kept. */
    whole(html: string) {
      // Text, number, part, nothing, and so on: what a group of the pattern has caught stands between what was cut.
      const pieces = html.split(tags)
      for (let index = 1; index < pieces.length; index += 4) {
        const one = parts[Number(pieces[index])]
        if (!one) continue
        // Copied: a piece holds on to all of the text it was cut from.
        one.part.html ||= structuredClone(pieces[index + 1] ?? '')
        keep(one.name, one.part)
      }
      return pieces.filter((_, index) => index % 4 !== 1).join('')
    },
  }
}
export type PageParts = ReturnType<typeof partsOfPage>

/**
 * For the server alone: a part that is on many pages is drawn once and then taken as it was. It must look the same wherever `of`, shop,
 * country and look are the same: nothing in it may ask for address, ids, queries or what belongs in the head.
 */
export function KeptPart({ of, children }: { of: unknown; children: ReactNode }) {
  const { parts, brand } = useApp()
  return parts ? parts.drawn([brand.country, of], children) : children
}

import type { WordHits } from '../stores/suggestions.ts'

/** How well a product matches a word; 0 means no match. */
const fits = { inText: 1, inNames: 2, inTitle: 3 } as const
/** The product whose SKU was typed ranks first. */
const skuFit = 4

function mark(into: Uint8Array, places: Buffer | null, fit: number) {
  for (let at = 0; places && at < places.length; at += 4) into[places.readUInt32BE(at)] = fit
}

/**
 * How well each product matches a word. Titles are marked last, because several words with the prefix may match one
 * product.
 */
function fitOf({ inTitle, inNames, inText, size }: WordHits) {
  const places = new Uint8Array(size)
  mark(places, inText, fits.inText)
  mark(places, inNames, fits.inNames)
  mark(places, inTitle, fits.inTitle)
  return places
}

/** The score of a product is that of its worst matching word. */
function fitOfAll([first, ...rest]: readonly [WordHits, ...WordHits[]]) {
  const places = fitOf(first)
  for (const hits of rest) {
    const other = fitOf(hits)
    for (let at = 0; at < places.length; at++) places[at] = Math.min(places[at] ?? 0, other[at] ?? 0)
  }
  if (first.skuPlace !== null) places[first.skuPlace] = skuFit
  return places
}

/** The place of a product in the index, and the number of all matches. */
export type Ranked = { place: number; total: number }

/** The best matches for a term; equal scores are ordered by popularity. */
export function rank([first, ...rest]: readonly WordHits[], limit: number): Ranked[] {
  if (!first) return []
  const places = fitOfAll([first, ...rest])
  const byFit: number[][] = [[], [], [], [], []]
  let total = 0
  // A counting loop: for a large shop, `for … of` takes most of the response time.
  for (let place = 0; place < places.length; place++) {
    const fit = places[place] ?? 0
    if (fit === 0) continue
    total++
    if ((byFit[fit]?.length ?? limit) < limit) byFit[fit]?.push(place)
  }
  return byFit
    .toReversed()
    .flat()
    .slice(0, limit)
    .map((place) => ({ place, total }))
}

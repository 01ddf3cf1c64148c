import type { WordHits } from '../stores/suggestions.ts'

/** How well a product has a word; 0 stands for not at all. */
const fits = { inText: 1, inNames: 2, inTitle: 3 } as const
/** The product whose SKU was typed comes before all others. */
const skuFit = 4

function mark(into: Uint8Array, places: Buffer | null, fit: number) {
  for (let at = 0; places && at < places.length; at += 4) into[places.readUInt32BE(at)] = fit
}

/** How well each place of the shop has a word. The best is marked last: words that begin alike may stand there several times. */
function fitOf({ inTitle, inNames, inText, size }: WordHits) {
  const places = new Uint8Array(size)
  mark(places, inText, fits.inText)
  mark(places, inNames, fits.inNames)
  mark(places, inTitle, fits.inTitle)
  return places
}

/** A product fits a term as well as it has the word of it that it has worst. */
function fitOfAll([first, ...rest]: readonly [WordHits, ...WordHits[]]) {
  const places = fitOf(first)
  for (const hits of rest) {
    const other = fitOf(hits)
    for (let at = 0; at < places.length; at++) places[at] = Math.min(places[at] ?? 0, other[at] ?? 0)
  }
  if (first.skuPlace !== null) places[first.skuPlace] = skuFit
  return places
}

/** A place among the best, and how many products fit at all. */
export type Ranked = { place: number; total: number }

/** The best places for a term; those that fit equally well in the order of popularity. */
export function rank([first, ...rest]: readonly WordHits[], limit: number): Ranked[] {
  if (!first) return []
  const places = fitOfAll([first, ...rest])
  const byFit: number[][] = [[], [], [], [], []]
  let total = 0
  // Not for … of: in it, going through a large shop takes most of an answer's time.
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

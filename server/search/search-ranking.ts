import type { WordHits } from './store/suggestions.ts'

/** How well a product matches a word; 0 means no match. */
const fits = { inText: 1, inNames: 2, inTitle: 3 } as const
/** The product whose SKU was typed ranks first. */
const skuFit = 4

function mark(into: Uint8Array, placeBytes: Buffer | null, fit: number) {
  for (let offset = 0; placeBytes && offset < placeBytes.length; offset += 4)
    into[placeBytes.readUInt32BE(offset)] = fit
}

/**
 * How well each product matches a word. Titles are marked last, because several words with the prefix may match one
 * product.
 */
function fitOf({ inTitle, inNames, inText, size }: WordHits) {
  const scores = new Uint8Array(size)
  mark(scores, inText, fits.inText)
  mark(scores, inNames, fits.inNames)
  mark(scores, inTitle, fits.inTitle)
  return scores
}

/** The score of a product is that of its worst matching word. */
function fitOfAll([first, ...rest]: readonly [WordHits, ...WordHits[]]) {
  const scores = fitOf(first)
  for (const hits of rest) {
    const wordScores = fitOf(hits)
    for (let place = 0; place < scores.length; place++)
      scores[place] = Math.min(scores[place] ?? 0, wordScores[place] ?? 0)
  }
  if (first.skuPlace !== null) scores[first.skuPlace] = skuFit
  return scores
}

/** The place of a product in the index, and the number of all matches. */
export type Ranked = { place: number; total: number }

/** The best matches for a term; equal scores are ordered by popularity. */
export function rank([first, ...rest]: readonly WordHits[], limit: number): Ranked[] {
  if (!first) return []
  const scores = fitOfAll([first, ...rest])
  const byFit: number[][] = [[], [], [], [], []]
  let total = 0
  // A counting loop: for a large shop, `for … of` takes most of the response time.
  for (let place = 0; place < scores.length; place++) {
    const fit = scores[place] ?? 0
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

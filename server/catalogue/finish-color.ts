// The first match wins: "black steel" is black, "brushed steel" is steel.
const colors: readonly [word: string, color: string][] = [
  ['black', '#2b2b2d'],
  ['graphite', '#4a4c50'],
  ['charcoal', '#43454a'],
  ['white', '#f5f5f2'],
  ['cream', '#efe6d2'],
  ['chilli', '#b2311f'],
  ['red', '#a8281e'],
  ['sage', '#a3b09a'],
  ['moss', '#5a8271'],
  ['fern', '#6f8a5e'],
  ['forest', '#3c5543'],
  ['green', '#4d6b50'],
  ['navy', '#2b3a55'],
  ['blue', '#44608a'],
  ['walnut', '#6b4a35'],
  ['oak', '#c9a26f'],
  ['oat', '#ddd1bb'],
  ['teak', '#a97848'],
  ['cane', '#cfb283'],
  ['sand', '#d8c9ae'],
  ['clay', '#b5785a'],
  ['brick', '#9c4b37'],
  ['terracotta', '#b5653f'],
  ['rust', '#a4552f'],
  ['copper', '#b5714b'],
  ['brass', '#b89a55'],
  ['gold', '#c4a35a'],
  ['grey', '#8d8f92'],
  ['silver', '#c5c8ca'],
  ['steel', '#b9bcbe'],
]

/** The colour of the swatch of a finish. */
export function finishColor(finish: string): string {
  const text = finish.toLowerCase()
  return colors.find(([word]) => text.includes(word))?.[1] ?? '#c9c7c2'
}

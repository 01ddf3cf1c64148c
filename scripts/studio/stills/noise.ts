/** Numbers between 0 and 1, the same for the same text. */
export function numbersOf(text: string): () => number {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const cornerNoise = (x: number, y: number, z: number): number => {
  let hash = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(z, 2_147_483_647)) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

const smooth = (share: number): number => share * share * (3 - 2 * share)
const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** Value noise between 0 and 1 with one bump per unit. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [smooth(x - i), smooth(y - j), smooth(z - k)]
  const row = (b: number, c: number) => between(cornerNoise(i, b, c), cornerNoise(i + 1, b, c), u)
  return between(between(row(j, k), row(j + 1, k), v), between(row(j, k + 1), row(j + 1, k + 1), v), w)
}

/** Three octaves of noise between 0 and 1; `scale` is the number of its largest bumps in a metre. */
export function rough(x: number, y: number, z: number, scale: number): number {
  const [a, b, c] = [x * scale, y * scale, z * scale]
  return (
    noise(a, b, c) * 0.57 + noise(a * 2.1 + 7, b * 2.1, c * 2.1) * 0.28 + noise(a * 4.3, b * 4.3 + 3, c * 4.3) * 0.15
  )
}

/** 0 below `from`, 1 above `to`, smooth between them. */
export const step = (from: number, to: number, value: number): number =>
  smooth(Math.min(1, Math.max(0, (value - from) / (to - from))))

/**
 * Digits as single strokes, like those of a drawing instrument: an SVG that the image server renders cannot rely on
 * fonts of the machine. Points on a grid of 4 × 6, `;` lifts the pen.
 */
const strokes: Readonly<Record<string, string>> = {
  0: '1 0,3 0,4 1,4 5,3 6,1 6,0 5,0 1,1 0',
  1: '1 1,2 0,2 6',
  2: '0 1,1 0,3 0,4 1,4 2,0 6,4 6',
  3: '0 1,1 0,3 0,4 1,4 2,3 3,1.6 3;3 3,4 4,4 5,3 6,1 6,0 5',
  4: '3 6,3 0,0 4,4 4',
  5: '4 0,0.6 0,0.3 2.6,1.4 2.2,3 2.2,4 3.2,4 5,3 6,1 6,0 5',
  6: '3.6 0.4,2.4 0,1 0.6,0 2.6,0 5,1 6,3 6,4 5,4 3.6,3 2.6,1 2.6,0 3.6',
  7: '0 0,4 0,1.4 6',
  8: '1 0,3 0,4 1,4 2,3 3,1 3,0 2,0 1,1 0;1 3,0 4,0 5,1 6,3 6,4 5,4 4,3 3',
  9: '0.4 5.6,1.6 6,3 5.4,4 3.4,4 1,3 0,1 0,0 1,0 2.4,1 3.4,3 3.4,4 2.4',
  m: '0 6,0 2.4;0 3.4,0.8 2.4,1.6 2.6,2 3.4,2 6;2 3.4,2.8 2.4,3.6 2.6,4 3.4,4 6',
  ',': '0.4 5.6,0.4 6.2,0 6.9',
  ' ': '',
}

const widths: Readonly<Record<string, number>> = { ',': 1.6, ' ': 2, 1: 4.4 }
const advance = (sign: string): number => widths[sign] ?? 5.6

export const textWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, sign) => sum + advance(sign), 0) - 1.6) * (height / 6)

/** Path data of a text whose lower left corner is at x, y. */
export function textPath(text: string, [x, y]: readonly [number, number], height: number): string {
  const unit = height / 6
  let left = x
  const paths: string[] = []
  for (const sign of text) {
    for (const stroke of (strokes[sign] ?? '').split(';').filter(Boolean)) {
      const points = stroke.split(',').map((point) => {
        const [across = 0, down = 0] = point.trim().split(' ').map(Number)
        return `${(left + across * unit).toFixed(1)} ${(y - height + down * unit).toFixed(1)}`
      })
      paths.push(`M${points.join('L')}`)
    }
    left += advance(sign) * unit
  }
  return paths.join('')
}

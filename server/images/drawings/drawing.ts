import { textPath, textWidth } from './digits.ts'
import { faceOf, isTopView, type Shape, type Size, type View } from './outlines.ts'

/** What a dimension drawing shows. Its key holds all of it, so that the image server needs no other source. */
export type Drawing = Size & { model: string; count: number }

const edge = 1200
const ink = '#5b5f62'
const faint = '#8b8f92'
const pattern = /^drawing-([a-z-]+)-(\d{1,5})x(\d{1,5})x(\d{1,5})-(\d{1,2})$/

export const drawingKey = ({ model, width, height, depth, count }: Drawing): string =>
  `drawing-${model}-${width}x${height}x${depth}-${count}`

export function drawingOf(key: string): Drawing | undefined {
  const [, model, ...numbers] = pattern.exec(key) ?? []
  const [width = 0, height = 0, depth = 0, count = 0] = numbers.map(Number)
  return model && width && height && depth ? { model, width, height, depth, count } : undefined
}

const written = (millimetres: number): string => `${millimetres.toLocaleString('en-AU')} mm`

/** 'Front view: 900 mm wide, 1,780 mm high, 720 mm deep' */
export function drawingAlt({ model, width, height, depth }: Drawing): string {
  const view = isTopView(model) ? 'Top and side view' : 'Front and side view'
  return `${view}: ${written(width)} wide, ${written(height)} high, ${written(depth)} deep`
}

type Frame = { x: number; y: number; scale: number }

const number = (value: number): string => value.toFixed(1)

const shapeOf = (shape: Shape, { x, y, scale }: Frame): string => {
  const [across, up] = [(value: number) => number(x + value * scale), (value: number) => number(y - value * scale)]
  if (shape.kind === 'circle')
    return `<circle cx="${across(shape.x)}" cy="${up(shape.y)}" r="${number(shape.r * scale)}"/>`
  if (shape.kind === 'line')
    return `<path d="M${shape.points.map(([left, high]) => `${across(left)} ${up(high)}`).join('L')}"/>`
  const round = number(Math.min(shape.round ?? 0, shape.w / 2, shape.h / 2) * scale)
  return `<rect x="${across(shape.x)}" y="${up(shape.y + shape.h)}" width="${number(shape.w * scale)}" height="${number(shape.h * scale)}" rx="${round}"/>`
}

const arrows = (from: readonly [number, number], to: readonly [number, number]): string => {
  const isUpright = from[0] === to[0]
  const head = ([x, y]: readonly [number, number], turn: 1 | -1): string =>
    isUpright
      ? `M${x - 7} ${y + turn * 16}L${x} ${y}L${x + 7} ${y + turn * 16}`
      : `M${x + turn * 16} ${y - 7}L${x} ${y}L${x + turn * 16} ${y + 7}`
  return `M${from.join(' ')}L${to.join(' ')}${head(from, 1)}${head(to, -1)}`
}

const textHeight = 34

/** A measure below a view: extension lines, arrows and the figure under them. */
const below = (left: number, right: number, y: number, millimetres: number): string => {
  const text = written(millimetres)
  const line = y + 56
  const start = (left + right) / 2 - textWidth(text, textHeight) / 2
  return `<path stroke="${faint}" d="M${number(left)} ${y + 16}V${line + 12}M${number(right)} ${y + 16}V${line + 12}${arrows([left, line], [right, line])}"/><path d="${textPath(text, [start, line + 62], textHeight)}"/>`
}

/** A measure left of a view, read from the right. */
const beside = (x: number, top: number, bottom: number, millimetres: number): string => {
  const text = written(millimetres)
  const line = x - 56
  const start = (top + bottom) / 2 + textWidth(text, textHeight) / 2
  return `<path stroke="${faint}" d="M${x - 16} ${number(top)}H${line - 12}M${x - 16} ${number(bottom)}H${line - 12}${arrows([line, top], [line, bottom])}"/><path transform="translate(${line - 28} ${number(start)}) rotate(-90)" d="${textPath(text, [0, 0], textHeight)}"/>`
}

/** Face and side of a product with its three measures, in one scale on a square. */
export function drawingSvg(drawing: Drawing): string {
  const isTop = isTopView(drawing.model)
  const face = faceOf(drawing.model, drawing, drawing.count)
  const side: View = {
    width: isTop ? drawing.height : drawing.depth,
    height: face.height,
    lines: [{ kind: 'box', x: 0, y: 0, w: isTop ? drawing.height : drawing.depth, h: face.height, round: 6 }],
  }
  const gap = 110
  const room = { width: edge - 150 - gap - 90, height: edge - 330 }
  const scale = Math.min(room.width / (face.width + side.width), room.height / face.height)
  const [wide, deep, tall] = [face.width * scale, side.width * scale, face.height * scale]
  const left = (edge - wide - deep - gap + 100) / 2
  const base = edge / 2 + tall / 2 - 40
  const front = { x: left, y: base, scale }
  const profile = { x: left + wide + gap, y: base, scale }
  const shapes = [
    ...face.lines.map((shape) => shapeOf(shape, front)),
    ...side.lines.map((shape) => shapeOf(shape, profile)),
  ]
  const measures = [
    below(left, left + wide, base, drawing.width),
    beside(left, base - tall, base, isTop ? drawing.depth : drawing.height),
    below(profile.x, profile.x + deep, base, isTop ? drawing.height : drawing.depth),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${edge} ${edge}"><g fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}${measures.join('')}</g></svg>`
}

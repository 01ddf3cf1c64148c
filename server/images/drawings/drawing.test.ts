import { expect, it } from 'vitest'
import { drawingAlt, drawingKey, drawingOf, drawingSvg } from './drawing.ts'

const fridge = { model: 'french-door-fridge', width: 910, height: 1780, depth: 740, count: 0 }
const cooktop = { model: 'induction-cooktop', width: 900, height: 56, depth: 520, count: 5 }
const circles = (svg: string) => svg.match(/<circle/g)?.length ?? 0

it('reads a drawing back from its key, and nothing else', () => {
  expect(drawingOf(drawingKey(fridge))).toEqual(fridge)
  for (const key of ['french-door-fridge-steel-front', 'drawing-fridge-0x10x10-0', 'drawing-fridge-10x10-0'])
    expect(drawingOf(key)).toBeUndefined()
})

it('describes the views and the three measures', () => {
  expect(drawingAlt(fridge)).toBe('Front and side view: 910 mm wide, 1,780 mm high, 740 mm deep')
  expect(drawingAlt(cooktop)).toBe('Top and side view: 900 mm wide, 56 mm high, 520 mm deep')
})

it('shows as many cooking zones as the product has', () => {
  expect(circles(drawingSvg(cooktop))).toBe(5)
  expect(circles(drawingSvg({ ...cooktop, width: 590, count: 4 }))).toBe(4)
  expect(circles(drawingSvg({ ...cooktop, width: 300, count: 2 }))).toBe(2)
})

it('keeps the proportions of width and height', () => {
  const [, width, height] =
    /<rect x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/.exec(drawingSvg({ ...fridge, model: 'plain' })) ??
    []
  expect(Number(width) / Number(height)).toBeCloseTo(910 / 1780, 2)
})

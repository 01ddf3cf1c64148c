import { expect, it } from 'vitest'
import { priceSeries } from './price-history.ts'

const until: [number, number, number] = [2025, 6, 1]

it('turns points into steps with their lowest and highest', () => {
  const points = [
    { date: '2025-03-01', price: 1199 },
    { date: '2025-01-01', price: 1299 },
    { date: '2025-05-01', price: 1399 },
  ]
  const [first, second, third] = [
    { from: [2025, 1, 1], to: [2025, 3, 1], price: 1299 },
    { from: [2025, 3, 1], to: [2025, 5, 1], price: 1199 },
    { from: [2025, 5, 1], to: [2025, 6, 1], price: 1399 },
  ]
  expect(priceSeries(points, until)).toEqual({
    steps: [first, second, third],
    lowest: second,
    highest: third,
    current: third,
  })
})

it('adds no step when the price is unchanged, and takes the last price of a day', () => {
  const points = [
    { date: '2025-01-01', price: 100 },
    { date: '2025-02-01', price: 100 },
    { date: '2025-03-01', price: 90 },
    { date: '2025-03-01', price: 80 },
  ]
  expect(priceSeries(points, until)?.steps.map(({ price }) => price)).toEqual([100, 80])
})

it('names the latest of equal prices', () => {
  const days = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01']
  const points = days.map((date, index) => ({ date, price: index % 2 ? 90 : 100 }))
  const series = priceSeries(points, until)
  expect([series?.lowest.from, series?.highest.from]).toEqual([
    [2025, 4, 1],
    [2025, 3, 1],
  ])
  expect(priceSeries([{ date: '2025-06-01', price: 1 }], until)?.current.price).toBe(1)
})

it('is nothing for an empty, unreadable or future history [S1-3-21]', () => {
  expect(priceSeries([], until)).toBeNull()
  expect(
    priceSeries(
      [
        { date: 'soon', price: 1 },
        { date: '2025-01-01', price: 0 },
      ],
      until,
    ),
  ).toBeNull()
  expect(priceSeries([{ date: '2025-06-02', price: 1 }], until)).toBeNull()
})

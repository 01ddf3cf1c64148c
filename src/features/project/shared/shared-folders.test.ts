import { expect, it } from 'vitest'
import { chosenSums, offAtFirst, type SharedLine, sharedGroups } from './shared-folders.ts'

// Only these fields are used.
const line = (productCode: string, lineTotal: number) => ({ productCode, lineTotal }) as SharedLine
const cart = { products: [line('KETTLE', 90), line('OVEN', 1899), line('HOB', 2149)] }
const folders = [{ id: 'f1', title: 'Bench', products: ['HOB', 'OVEN', 'GONE'], total: 4048 }]

it('lists lines in their folders, and lines without a folder last', () => {
  const groups = sharedGroups({ cart, folders })
  expect(
    groups.map(({ title, total, lines }) => [title, total, lines.map((sharedLine) => sharedLine.productCode)]),
  ).toEqual([
    ['Bench', 4048, ['HOB', 'OVEN']],
    ['Other', 90, ['KETTLE']],
  ])
  expect(sharedGroups({ cart, folders: [] }).map(({ title }) => title)).toEqual(['Products'])
  expect(sharedGroups({ cart: { products: [] }, folders: [] })).toEqual([])
})

it('sums a selection by folder, without folders of which nothing is chosen', () => {
  const groups = sharedGroups({ cart, folders })
  expect(chosenSums(groups, new Set(['KETTLE', 'HOB']))).toEqual([
    { id: 'f1', title: 'Bench', codes: ['OVEN'], total: 1899 },
  ])
})

it('begins without what cannot be bought and what is ordered', () => {
  const lines = [
    { ...line('KETTLE', 90), ordered: true },
    { ...line('OVEN', 1899), available: false },
    { ...line('HOB', 2149), ordered: false },
  ]
  expect([...offAtFirst(lines)]).toEqual(['KETTLE', 'OVEN'])
})

import { expect, it } from 'vitest'
import type { ProjectFolder, ProjectProduct } from '#contract/project-parts.ts'
import type { Shelf } from './project-reading.ts'
import { chosenOf, selectionOf, tickOf, withLines } from './project-selection.ts'

const shelf = (id: string | null, codes: string[]): Shelf => ({
  folder: id === null ? null : ({ id } as ProjectFolder), // the rules read nothing else
  lines: codes.map((productCode) => ({ productCode }) as ProjectProduct),
})
const shelves = [shelf('kitchen', ['A', 'B']), shelf('empty', []), shelf(null, ['C'])]
const all = selectionOf('P1', null)

it('starts with every line and every non-empty folder selected', () => {
  expect(chosenOf(shelves, all)).toMatchObject({ productCodes: ['A', 'B', 'C'], folders: ['kitchen'] })
  expect(shelves.map((one) => tickOf(one, all))).toEqual(['on', 'off', 'on'])
})

it('marks a partly selected folder as mixed, and does not send it', () => {
  const some = withLines(all, ['A'], false)
  expect(tickOf(shelf('kitchen', ['A', 'B']), some)).toBe('mixed')
  expect(chosenOf(shelves, some)).toMatchObject({ productCodes: ['B', 'C'], folders: [] })
  expect(chosenOf(shelves, withLines(some, ['A'], true)).folders).toEqual(['kitchen'])
})

it('keeps the selection of the same project, selects its new lines, and resets for another project', () => {
  const some = withLines(all, ['A'], false)
  expect(selectionOf('P1', some)).toBe(some)
  expect(chosenOf([...shelves, shelf('new', ['D'])], selectionOf('P1', some)).productCodes).toEqual(['B', 'C', 'D'])
  expect(selectionOf('P2', some).off.size).toBe(0)
})

import { expect, it } from 'vitest'
import type { ProjectFolder, ProjectProduct } from '#contract/project/project-parts.ts'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { chosenOf, selectionOf, tickOf, withLines } from './project-selection.ts'

const folderGroup = (id: string | null, codes: string[]): FolderGroup => ({
  folder: id === null ? null : ({ id } as ProjectFolder), // the rules read nothing else
  lines: codes.map((productCode) => ({ productCode }) as ProjectProduct),
})
const groups = [folderGroup('kitchen', ['A', 'B']), folderGroup('empty', []), folderGroup(null, ['C'])]
const all = selectionOf('P1', null)

it('starts with every line and every non-empty folder selected', () => {
  expect(chosenOf(groups, all)).toMatchObject({ productCodes: ['A', 'B', 'C'], folders: ['kitchen'] })
  expect(groups.map((group) => tickOf(group, all))).toEqual(['on', 'off', 'on'])
})

it('marks a partly selected folder as mixed, and does not send it', () => {
  const some = withLines(all, ['A'], false)
  expect(tickOf(folderGroup('kitchen', ['A', 'B']), some)).toBe('mixed')
  expect(chosenOf(groups, some)).toMatchObject({ productCodes: ['B', 'C'], folders: [] })
  expect(chosenOf(groups, withLines(some, ['A'], true)).folders).toEqual(['kitchen'])
})

it('keeps the selection of the same project, selects its new lines, and resets for another project', () => {
  const some = withLines(all, ['A'], false)
  expect(selectionOf('P1', some)).toBe(some)
  expect(chosenOf([...groups, folderGroup('new', ['D'])], selectionOf('P1', some)).productCodes).toEqual([
    'B',
    'C',
    'D',
  ])
  expect(selectionOf('P2', some).off.size).toBe(0)
})

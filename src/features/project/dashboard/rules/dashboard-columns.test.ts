import { describe, expect, it } from 'vitest'
import { rowPaths } from '#contract/project/project-values.ts'
import {
  allColumns,
  columnsRecord,
  type DashboardColumn,
  migratedColumns,
  movedColumn,
  shownColumns,
  toggledColumn,
  withoutDuplicates,
} from './dashboard-columns.ts'

const column = (title: string, path: DashboardColumn['path'], isShown = true): DashboardColumn => ({
  title,
  path,
  isShown,
})
const paths = (columns: readonly DashboardColumn[]) => columns.map(({ path }) => path)
const name = column('Project Name', 'projectName')
const own = [name, column('Store', 'store.name'), column('Status', 'status.name')]

it('has a column for each field of a row, nine of them shown at first [S3-2-53]', () => {
  expect(paths(allColumns).toSorted()).toEqual([...rowPaths].toSorted())
  expect(shownColumns(allColumns).map(({ title }) => title)).toEqual([
    ...[
      'Project Name',
      'Status',
      'Customer',
      'Phone',
      'Salesperson',
      'Store',
      'Quote Price',
      'Created',
      'Last Modified',
    ],
  ])
})

it('keeps the first of two with the same title and path [S3-5-11]', () => {
  const [a, b, again] = [
    column('Store', 'store.name'),
    column('Shop', 'store.name'),
    column('Store', 'store.name', false),
  ]
  expect(withoutDuplicates([name, a, b, again])).toEqual([name, a, b])
})

describe('what was stored', () => {
  it.each([
    ['version 1', { version: 1, columns: own }],
    ['no version', { columns: own }],
    ['a bare list', own],
  ])('gets the missing columns once, after its own: %s [S3-9-08]', (_, stored) => {
    const columns = migratedColumns(stored)
    expect(columns.slice(0, 3)).toEqual(own)
    expect(columns).toHaveLength(20)
    expect(new Set(paths(columns)).size).toBe(20)
    expect(columnsRecord(columns).version).toBe(2)
  })

  it('stays as it is in version 2 [S3-9-08]', () => {
    expect(migratedColumns({ version: 2, columns: own })).toEqual(own)
  })

  it.each([null, 'text', 7, {}, [], { version: 2, columns: 'x' }, [{ title: 'Secret', path: 'password' }]])(
    'gives the defaults where it cannot be read: %j [S3-9-08]',
    (stored) => {
      expect(migratedColumns(stored)).toEqual(allColumns)
    },
  )

  it('shows Project Name even where it is missing or hidden [S3-2-52]', () => {
    expect(migratedColumns({ version: 2, columns: own.slice(1) })[0]).toEqual(name)
    expect(migratedColumns({ version: 2, columns: [own[1], { ...name, isShown: false }] })[0]).toEqual(name)
  })
})

describe('the chooser', () => {
  it('hides and shows a column at its place, but never Project Name', () => {
    const hidden = toggledColumn(allColumns, 'status.name')
    expect(shownColumns(hidden)).toHaveLength(8)
    expect(toggledColumn(hidden, 'status.name')).toEqual(allColumns)
    expect(toggledColumn(allColumns, 'projectName')).toBe(allColumns)
  })

  it('moves a column one place, and none before Project Name', () => {
    expect(paths(movedColumn(own, 'status.name', -1))).toEqual(['projectName', 'status.name', 'store.name'])
    expect(movedColumn(own, 'store.name', -1)).toBe(own)
    expect(movedColumn(own, 'status.name', 1)).toBe(own)
    expect(movedColumn(own, 'projectName', 1)).toBe(own)
  })
})

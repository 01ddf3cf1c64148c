import { type RowPath, rowPaths } from '#contract/project/project-values.ts'

/** A dashboard column as stored on the device. */
export type DashboardColumn = { title: string; path: RowPath; isShown: boolean }

/** Of the stored record [S3-9-07]. */
export const columnsVersion = 2
/** Cannot be hidden [S3-2-52]. */
export const requiredPath = 'projectName' satisfies RowPath

const shown = (title: string, path: RowPath): DashboardColumn => ({ title, path, isShown: true })
const extra = (title: string, path: RowPath): DashboardColumn => ({ title, path, isShown: false })

/** Every column there is: those shown at first, then the others [S3-2-53]. */
export const allColumns: readonly DashboardColumn[] = [
  shown('Project Name', 'projectName'),
  shown('Status', 'status.name'),
  shown('Customer', 'customerName'),
  shown('Phone', 'customerPhone'),
  shown('Salesperson', 'salesperson.name'),
  shown('Store', 'store.name'),
  shown('Quote Price', 'quotePrice'),
  shown('Created', 'created'),
  shown('Last Modified', 'dateModified'),
  extra('Email', 'customerEmail'),
  extra('Referrer', 'referrer'),
  extra('Address', 'fullAddress'),
  extra('Project Goal', 'projectGoal'),
  extra('Project Start', 'projectStart'),
  extra('Secondary Phone', 'secondaryCustomerPhone'),
  extra('Secondary Email', 'secondaryCustomerEmail'),
  extra('Quote ID', 'quoteId'),
  extra('Folder', 'folderName'),
  extra('Folder ID', 'folderId'),
  extra('Project ID', 'projectId'),
]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPath = (value: unknown): value is RowPath => rowPaths.some((path) => path === value)

/** A column that earlier versions wrote without saying whether it is shown was one that is. */
function readColumn(value: unknown): DashboardColumn[] {
  if (!isRecord(value) || typeof value.title !== 'string' || !isPath(value.path)) return []
  return [{ title: value.title, path: value.path, isShown: value.isShown !== false }]
}

const isSame = (a: DashboardColumn, b: DashboardColumn) => a.title === b.title && a.path === b.path

/** Removes columns that repeat title and path; the order stays the same [S3-5-11]. */
export const withoutDuplicates = (columns: readonly DashboardColumn[]): DashboardColumn[] =>
  columns.filter((column, index) => columns.findIndex((candidate) => isSame(candidate, column)) === index)

/** Puts Project Name first and shows it [S3-2-52]. */
function withRequired(columns: readonly DashboardColumn[]): DashboardColumn[] {
  const required = allColumns.filter(({ path }) => path === requiredPath)
  return [...required, ...columns.filter(({ path }) => path !== requiredPath)]
}

/**
 * Migrates stored columns: version 2 stays unchanged; older lists get the missing default and extra columns; unreadable
 * data gives the defaults [S3-9-08].
 */
export function migratedColumns(stored: unknown): readonly DashboardColumn[] {
  const isVersioned = isRecord(stored) && !Array.isArray(stored)
  const list: unknown = isVersioned ? stored.columns : stored
  const read = Array.isArray(list) ? withoutDuplicates(list.flatMap(readColumn)) : []
  if (read.length === 0) return allColumns
  if (isVersioned && stored.version === columnsVersion) return withRequired(read)
  const missing = allColumns.filter(({ path }) => !read.some((column) => column.path === path))
  return withRequired([...read, ...missing])
}

/** What is written to the device. */
export const columnsRecord = (columns: readonly DashboardColumn[]) => ({ version: columnsVersion, columns })

export const shownColumns = (columns: readonly DashboardColumn[]) => columns.filter(({ isShown }) => isShown)

/** A column shown or hidden, at its place; Project Name stays [S3-2-50]. */
export function toggledColumn(columns: readonly DashboardColumn[], path: RowPath): readonly DashboardColumn[] {
  if (path === requiredPath) return columns
  return columns.map((column) => (column.path === path ? { ...column, isShown: !column.isShown } : column))
}

/** A column one place up (-1) or down (1); nothing goes before Project Name [S3-2-49]. */
export function movedColumn(columns: readonly DashboardColumn[], path: RowPath, step: 1 | -1) {
  const from = columns.findIndex((column) => column.path === path)
  const to = from + step
  const column = columns[from]
  if (!column || from < 1 || to < 1 || to >= columns.length) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, column)
}

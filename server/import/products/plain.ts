import { tableRows } from '../source.ts'
import type { Draft } from './draft.ts'
import type { Mapping } from './mapping.ts'

const attributePrefix = 'attribute:'
const specificationPrefix = 'specification:'

const isFilled = ([, text]: [string, string]) => text.trim() !== ''

/** `specification:Cooling:Zones` is a row of the table Cooling. */
function specificationOf([column, text]: [string, string]) {
  const [table = '', name = table] = column.slice(specificationPrefix.length).split(':')
  return { table, name, value: text.trim() }
}

/** A table with our own columns, or with others that the mapping names. */
export async function* plainDrafts(file: string, { columns, attributes }: Mapping): AsyncGenerator<Draft> {
  const fieldOf = new Map(Object.entries(columns).map(([field, column]) => [column, field]))
  const columnOf = (field: string) => columns[field] ?? field
  const isAttribute = (column: string) => column.startsWith(attributePrefix) || Object.hasOwn(attributes, column)
  for await (const { line, values, problem } of tableRows(file)) {
    const cells = Object.entries(values)
    const attributeCells = cells.filter(([column]) => isAttribute(column))
    const specificationCells = cells.filter(([column]) => column.startsWith(specificationPrefix))
    yield {
      line,
      problem,
      columnOf,
      fields: Object.fromEntries(cells.map(([column, text]) => [fieldOf.get(column) ?? column, text])),
      ...(attributeCells.length > 0 && { attributes: Object.fromEntries(attributeCells.filter(isFilled)) }),
      ...(specificationCells.length > 0 && {
        specifications: specificationCells.filter(isFilled).map(specificationOf),
      }),
    }
  }
}

/** The key in `attribute:key`; null for another column. */
export const attributeKey = (column: string) =>
  column.startsWith(attributePrefix) ? column.slice(attributePrefix.length) : null

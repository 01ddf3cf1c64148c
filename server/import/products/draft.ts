import type { Problem } from '../problem.ts'

/** A product as a file has it: texts by our names of fields. */
export type Draft = {
  line: number
  /** The row cannot be read, whatever its fields are. */
  problem?: Problem | undefined
  /** Fields that the file does not have are missing; those it leaves empty are ''. */
  fields: Readonly<Record<string, string>>
  /** By the column of the file. Undefined: the file has none for any product. */
  attributes?: Readonly<Record<string, string>>
  /** Undefined: the file has none for any product. */
  specifications?: readonly { table: string; name: string; value: string }[]
  /** The column of the file for a field. */
  columnOf: (field: string) => string
}

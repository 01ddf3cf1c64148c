import * as z from 'zod/mini'
import { QueryNumber } from '../fields/values.ts'

/** The query of every list: rows after a mark, which the page before has named. */
export const keysetQuery = {
  after: z.optional(z.string().check(z.maxLength(400, 'This mark is not one of ours'))),
  limit: z.optional(
    QueryNumber.check(
      z.int('Give a whole number'),
      z.minimum(1, 'Give at least 1'),
      z.maximum(100, 'Give at most 100'),
    ),
  ),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Search for 100 characters at most'))),
}

/** Rows of a list, and the mark of the next page; null on the last one. */
export const keysetPage = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })

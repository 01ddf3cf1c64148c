import { jsonb } from 'drizzle-orm/pg-core'

/** What an offer holds for, besides products that it names. */
export const offerScope = () => ({
  /** Paths; categories below them count, too. */
  categories: jsonb().$type<string[]>().notNull().default([]),
  /** URIs. */
  manufacturers: jsonb().$type<string[]>().notNull().default([]),
})

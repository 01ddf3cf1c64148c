import { eq, like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { products } from './schema/catalogue.ts'

/** Escapes a text for LIKE. */
export const escapedPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE pattern of a text anywhere. */
export const containing = (text: string) => `%${escapedPattern(text)}%`

export const beginsWith = (column: PgColumn, text: string) => like(column, `${escapedPattern(text)}%`)

/** Products of a category and its subcategories. */
export const within = (uri: string) => or(eq(products.categoryUri, uri), beginsWith(products.categoryUri, `${uri}/`))

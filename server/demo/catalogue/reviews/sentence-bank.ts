/** Sentences of buyers about related product types. One that begins with [types] is for these types only. */
export type SentenceBank = {
  /** Last segments of the categories. */
  types: string
  /** Short praise and complaint, for titles. */
  good: readonly string[]
  poor: readonly string[]
  praise: readonly string[]
  gripe: readonly string[]
}

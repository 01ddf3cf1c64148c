/**
 * How a shop looks where it has nothing to show, in `themes/<key>/states.ts`: a missing page, an empty cart, comparison and
 * list of orders. The newsletter wears the same dress. No first view needs it, so it loads apart from the brand.
 */

/** The drawing beside the words, and how both are composed. */
export const dresses = ['niche', 'switch', 'discs', 'stamp', 'tag', 'docket', 'sheet', 'run'] as const
export type Dress = (typeof dresses)[number]

export type EmptyWords = {
  title: string
  text: string
  /** A figure for those who read figures first: name and value. */
  facts: readonly (readonly [name: string, value: string])[]
}

export type States = {
  dress: Dress
  missing: Omit<EmptyWords, 'text'>
  cart: Omit<EmptyWords, 'title'> & {
    /** Leads to all products, and says what they are. */
    browse: string
  }
  compare: EmptyWords
  orders: EmptyWords
  newsletter: { title: string; text: string }
}

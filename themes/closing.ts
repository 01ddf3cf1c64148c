/**
 * How the home page of a shop ends, in `themes/<key>/closing.ts`: the sections after the blocks, in order. They load after the
 * first view, apart from the brand.
 */

export type ClosingSection =
  /** The running sale, and the offers tile. */
  | { kind: 'offers'; layout: OffersLayout }
  /** The shopper's store; where there is none yet, the title, the text, the names of stores and a link to all. */
  | { kind: 'store'; layout: 'left' | 'right' | 'wide' | 'list'; title: string; text: string }
  /** Questions to open, side by side. */
  | { kind: 'answers'; title: string; items: readonly { title: string; text: string }[] }
  /** Conditions in ruled rows. */
  | { kind: 'terms'; title: string; rows: readonly { title: string; text: string }[]; link: ClosingLink }
  /** Materials as discs, each a filtered list. */
  | { kind: 'materials'; title: string; text: string; items: readonly { title: string; color: string; to: string }[] }
  /** One large sentence. */
  | { kind: 'sentence'; text: string; link: ClosingLink }
  /** What to measure, by number. */
  | { kind: 'measures'; title: string; steps: readonly { title: string; text: string }[]; link: ClosingLink }

/**
 * pair: a wide and a narrow card. reversed: the narrow one first. quiet: text under hairlines. lines: rows of a table.
 * sheet: joined cells. bill: joined blocks with a thick border. leaf: two leaves. inset: the tile lies on the banner.
 */
export type OffersLayout = 'pair' | 'reversed' | 'quiet' | 'lines' | 'sheet' | 'bill' | 'leaf' | 'inset'

export type ClosingLink = { text: string; to: string }

export type Closing = readonly ClosingSection[]

const texts = {
  save: 'Save',
  'catalogue-item': 'Catalogue item',
  cashback: 'Cashback',
  win: 'Win',
  new: 'New',
  bonus: 'Bonus',
  'special-offer': 'Special offer',
  sale: 'Sale',
} as const

export type RibbonKind = keyof typeof texts

export const ribbonSizes = ['sm', 'xs'] as const
export type RibbonSize = (typeof ribbonSizes)[number]

const isRibbon = (text: string): text is RibbonKind => Object.hasOwn(texts, text)

export const ribbonKinds: readonly RibbonKind[] = Object.keys(texts).filter(isRibbon)

type Shown = { readonly kind: RibbonKind; readonly text: string }

type Ribbon = { readonly type: string; readonly text?: string | null | undefined }

/** The ribbon to show, with its text or the default; null when the shop shows none or the kind is unknown. */
export function shownRibbon(ribbon: Ribbon | null | undefined, showRibbons: boolean): Shown | null {
  if (!showRibbons || !ribbon || !isRibbon(ribbon.type)) return null
  return { kind: ribbon.type, text: ribbon.text?.trim() || texts[ribbon.type] }
}

import type { ConditionType } from '#contract/catalogue/product.ts'

type Tag = { readonly text: string; readonly style: ConditionType }

// Things that are brand new are not worth a tag of their own words; the style still sets them apart.
const texts: Record<ConditionType, string> = {
  cosmetic: 'Cosmetic Imperfection',
  new: 'New Condition',
  runout: 'Brand New Runout',
  'brand-new': 'New Condition',
  unavailable: 'Unavailable',
}

const isCondition = (text: string): text is ConditionType => Object.hasOwn(texts, text)

/** The tag of a product's condition; null for none and for an unknown condition. */
export function conditionTag(conditionType: string | null | undefined): Tag | null {
  return conditionType && isCondition(conditionType) ? { text: texts[conditionType], style: conditionType } : null
}

export function missingPartsNote(missingParts: string | null | undefined): string | null {
  const parts = missingParts?.trim()
  return parts ? `Missing parts: ${parts}` : null
}

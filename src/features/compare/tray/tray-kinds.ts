import {
  compareAddress,
  compareLabel,
  compareLimits,
  comparisonAddress,
  compareTexts as texts,
} from '#domain/catalogue/compare-list.ts'

/** Texts and links of the trays. */
export const trayKinds = {
  main: {
    /** On phones the label and the count are in separate places. */
    label: compareLabel,
    empty: texts.empty,
    action: 'Compare',
    address: compareAddress,
  },
  alternative: {
    label: (count: number) => `${count} of ${compareLimits.max}`,
    empty: texts.emptyAlternative,
    action: 'Compare Selected',
    address: comparisonAddress,
  },
} as const

export type TrayKind = keyof typeof trayKinds

/** Forced colours remove backgrounds: selected items use the system's highlight colours instead. */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
} as const

/** Grounds are taken away where the reader's own colours hold: what is chosen is then said with the system's pair for it. */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
} as const

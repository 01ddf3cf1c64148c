export const truncateLimits = { default: 84, summaryTitle: 58, compareTitle: 50, reminderNote: 20 } as const

/** The first characters and one `…`; a text that fits is unchanged. */
export function truncate(text: string, limit: number = truncateLimits.default): string {
  // Characters, not code units: an emoji or a rare letter is never cut in half.
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}

export const truncateLimits = { default: 84, summaryTitle: 58, compareTitle: 50, reminderNote: 20 } as const

/** Characters, not code units: half an emoji could be neither shown nor stored. */
export const firstCharacters = (text: string, limit: number) => [...text].slice(0, limit).join('')

/** The first characters and one `…`; a text that fits is unchanged. */
export function truncate(text: string, limit: number = truncateLimits.default): string {
  const start = firstCharacters(text, limit)
  return start === text ? text : `${start}…`
}

/** A link among others in a column of text: as tall as a finger needs, without moving anything [WCAG 2.5.8]. */
export const roomyTarget = { display: 'inline-block', paddingBlock: 11, marginBlock: -11 } as const

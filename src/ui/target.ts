/** A link in a column of text: a full touch target without a change of the layout [WCAG 2.5.8]. */
export const roomyTarget = { display: 'inline-block', paddingBlock: 11, marginBlock: -11 } as const

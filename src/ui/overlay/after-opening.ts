/**
 * What has just opened under a finger ignores it for a moment: the second tap of a double tap was meant for the button
 * that opened it. The keyboard works at once. Backwards, as an animation may start a fraction of a millisecond after the
 * frame that shows its element.
 */
export const afterOpening = {
  '@keyframes after-opening': { from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } },
  animation: 'after-opening 400ms backwards',
} as const

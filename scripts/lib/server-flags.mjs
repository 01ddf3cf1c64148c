// What making pages leaves behind is gone after a moment: with room for it, the collector seldom has to look.
export const serverFlags = ['--max-semi-space-size=32']

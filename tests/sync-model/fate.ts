/** The outcome of a request. */
export const fates = ['ok', 'cut', 'lost', 'hang', 'stuck', 'busy', 'twice', 'slow', 'late'] as const
export type Fate = (typeof fates)[number]

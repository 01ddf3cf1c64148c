import { type AnyColumn, and, gt, isNull, lte, or } from 'drizzle-orm'

type Period = { shownFrom: AnyColumn; shownUntil: AnyColumn }

/** Rows whose period holds a moment. */
export const shownAt = ({ shownFrom, shownUntil }: Period, moment: Date) =>
  and(or(isNull(shownFrom), lte(shownFrom, moment)), or(isNull(shownUntil), gt(shownUntil, moment)))

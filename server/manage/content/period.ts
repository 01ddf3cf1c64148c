import type { contentStates } from '#contract/manage/manage-content.ts'
import { invalidField } from '../../http/request/errors.ts'

type Shown = { shownFrom: Date | null; shownUntil: Date | null }
type Period = { startsAt: string | null; endsAt: string | null }

export const stateOf = ({ shownFrom, shownUntil }: Shown, now: Date): (typeof contentStates)[number] =>
  shownUntil !== null && shownUntil <= now ? 'ended' : shownFrom !== null && shownFrom > now ? 'planned' : 'shown'

export const periodOf = ({ shownFrom, shownUntil }: Shown): Period => ({
  startsAt: shownFrom?.toISOString() ?? null,
  endsAt: shownUntil?.toISOString() ?? null,
})

/** The columns of a period, which has to end after its beginning. */
export function periodColumns({ startsAt, endsAt }: Period): Shown {
  const columns = { shownFrom: startsAt ? new Date(startsAt) : null, shownUntil: endsAt ? new Date(endsAt) : null }
  const { shownFrom, shownUntil } = columns
  if (shownFrom && shownUntil && shownFrom >= shownUntil) throw invalidField('endsAt', 'End after the beginning')
  return columns
}

import { millisecondsInDay } from 'date-fns/constants'
import type { Deps } from '../deps.ts'
import { dropUnusedPictureRows } from './store/unused-picture-rows.ts'

/** Deletes uploaded pictures that nothing has shown for a day. Returns how many. */
export async function dropUnusedPictures({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<number> {
  if (!files) return 0
  const ids = await dropUnusedPictureRows(db, new Date(clock().getTime() - millisecondsInDay))
  for (const id of ids) await files.remove(id)
  return ids.length
}

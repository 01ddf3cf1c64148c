import { shopDay } from '#domain/time/shop-day.ts'
import { brands } from '#themes/brands.ts'
import { tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { editByShop } from '../project/project-change.ts'
import { unlockPrices } from '../project/quote/project-quoting.ts'
import { endedLocks } from '../project/store/projects.ts'

/** Records the end of price locks after their last day; live prices apply already. Returns how many ended. */
export async function endPriceLocks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let ended = 0
  for (const brand of Object.values(brands)) {
    const today = shopDay(clock(), brand.country)
    for (const { id } of await endedLocks(db, { brand: brand.key, today })) {
      const by = { brand, user: brand.name, now: clock() }
      await tx(db, (transaction) =>
        editByShop(transaction, by, id, async (editing) => {
          const { lockEndsOn } = editing.project
          // The prices may have been locked again meanwhile.
          if (lockEndsOn !== null && lockEndsOn < today) await unlockPrices(editing, 'lock ended')
        }),
      )
      ended++
    }
  }
  return ended
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'

/** Shifts every date of the demo data by a number of days, so that sales run and expected stock is in the future. */
export async function shiftDates(tx: Tx, days: number) {
  await tx.execute(sql`update products set released_on = released_on + ${days}::int`)
  await tx.execute(sql`update stock set next_date = next_date + ${days}::int where next_date is not null`)
  await tx.execute(
    sql`update promotions set starts_on = starts_on + ${days}::int, ends_on = ends_on + ${days}::int, claim_ends_on = claim_ends_on + ${days}::int`,
  )
  await tx.execute(sql`update articles set published_on = published_on + ${days}::int`)
  await tx.execute(
    sql`update sales set starts_at = starts_at + make_interval(days => ${days}::int), ends_at = ends_at + make_interval(days => ${days}::int)`,
  )
  const later = sql`make_interval(days => ${days}::int)`
  await tx.execute(
    sql`update reviews set created_at = created_at + ${later}, bought_on = bought_on + ${days}::int where account_id is null`,
  )
  await tx.execute(
    sql`update questions set created_at = created_at + ${later}, answered_at = answered_at + ${later} where visitor_id is null`,
  )
  // The date is part of the primary key: an update in place could conflict with a row that is not shifted yet.
  await tx.execute(sql`create temporary table moved_history on commit drop as select * from price_history`)
  await tx.execute(sql`delete from price_history`)
  await tx.execute(
    sql`insert into price_history (brand, product_id, "on", price_cents) select brand, product_id, "on" + ${days}::int, price_cents from moved_history`,
  )
}

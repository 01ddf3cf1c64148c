import { sql } from 'drizzle-orm'
import type { ReadDb } from '../../database/database.ts'
import { manufacturers, products } from '../../database/schema/catalogue.ts'
import { listingBits, listingRows } from '../../database/schema/listing-bits.ts'
import type { Shop } from '../../http/site/shop-of.ts'

export type ManufacturerRow = {
  uri: string
  name: string
  country: string
  about: string
  picture: string | null
  /** Number of its products in the shop. */
  count: number
}

/** The image of a manufacturer is that of its best-selling product. */
const bestPicture = (brand: string) => sql`(
  select ${products.images}->0->>'key' from ${products} where id = (
    select ${listingRows.productId} from ${listingRows}
    where ${listingRows.brand} = ${brand} and ${listingRows.manufacturerId} = sums.id
    order by ${listingRows.rank} desc nulls last, ${listingRows.productId} limit 1))`

/** The manufacturers in this shop, best known first; optionally the one with a URI. */
export async function manufacturerRows(db: ReadDb, { brand }: Shop, uri?: string): Promise<ManufacturerRow[]> {
  const { rows } = await db.execute<ManufacturerRow>(sql`
    select uri, name, country, about, ${bestPicture(brand)} as picture, count
    from (
      select ${manufacturers}.*, sum(bit_count(bits))::int as count
      from ${manufacturers} join ${listingBits} on key = 'manufacturer' and value = id::text
      where ${listingBits.brand} = ${brand} ${uri === undefined ? sql`` : sql`and uri = ${uri}`}
      group by id) sums
    order by rank desc, name`)
  return rows
}

import { type BusinessNumber, businessNumber, businessNumberName } from '#domain/account/business-number.ts'
import { type Brand, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { settingRows } from '../catalogue/store/settings.ts'
import type { ReadDb } from '../database/database.ts'
import { listings } from '../database/schema/catalogue.ts'

/** The seller's business number for invoices; null if the setting `businessNumber` is missing or invalid. */
export const sellerNumber = async (db: ReadDb, { key, country }: Brand): Promise<BusinessNumber | null> =>
  businessNumber(await settingRows(db, key), country)

/** Notes on the business numbers that tax invoices need and that are not set, by shop. */
export async function sellerNotes(db: ReadDb): Promise<string[]> {
  const rows = await db.selectDistinct({ brand: listings.brand }).from(listings).orderBy(listings.brand)
  const notes = rows.map(async ({ brand: key }) => {
    if (!isBrandKey(key) || (await sellerNumber(db, brands[key]))) return []
    const { name: shop, country } = brands[key]
    const name = businessNumberName(country)
    return [`Invoices of ${shop} name no ${name}: set it in the back office, under Settings, "${name} of the shop".`]
  })
  return (await Promise.all(notes)).flat()
}

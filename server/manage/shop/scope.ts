import type { OfferScope } from '#domain/catalogue/offer-scope.ts'
import { holdCategories } from '../../database/category-locks.ts'
import type { Tx } from '../../database/transaction.ts'
import { invalidField } from '../../http/request/errors.ts'
import { knownCategories, knownManufacturers } from './store/manage-offers.ts'

type Chosen = { categories?: string[] | undefined; manufacturers?: string[] | undefined }
type Former = { categories: string[]; manufacturers: string[] } | null

/** A form of a release without categories and manufacturers has none: they stay as they were. */
export const filledScope = ({ categories, manufacturers }: Chosen, former: Former) => ({
  categories: categories ?? former?.categories ?? [],
  manufacturers: manufacturers ?? former?.manufacturers ?? [],
})

type Wanted = { scope: OfferScope; former: OfferScope | null }

const missing = (uris: readonly string[], known: ReadonlySet<string>, former: readonly string[] = []) =>
  uris.some((uri) => !known.has(uri) && !former.includes(uri))

/** Rejects categories and manufacturers that are not there; what was chosen before may have gone since. */
export async function checkScope(tx: Tx, { scope: { categories, manufacturers }, former }: Wanted) {
  if (categories.length > 0) await holdCategories(tx, { uris: categories })
  if (missing(categories, await knownCategories(tx, categories), former?.categories))
    throw invalidField('categories', 'Choose categories from the list')
  if (missing(manufacturers, await knownManufacturers(tx, manufacturers), former?.manufacturers))
    throw invalidField('manufacturers', 'Choose manufacturers from the list')
}

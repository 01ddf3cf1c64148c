import type { FormField } from '#contract/content/contact.ts'
import type { StoredField } from '../database/schema/contact.ts'
import { dayAfter } from '../lib/days.ts'
import type { StoreRow } from '../locations/store/shop-stores.ts'

type Surroundings = { today: string; stores: readonly StoreRow[] }

/** The options of a store field. */
const storeOptions = (stores: readonly StoreRow[]) =>
  stores.map(({ uri, name, suburb, state }) => ({ value: uri, label: `${name}, ${suburb} ${state}` }))

/** What a person chooses from in a field; other fields have no options. */
export const optionsOf = ({ kind, options = [] }: StoredField, stores: readonly StoreRow[]) =>
  kind === 'store' ? storeOptions(stores) : options

/** A stored field as the API sends it: relative days become dates, a store field becomes a select. */
export function formField(
  { fromDays, toDays, kind, ...field }: StoredField,
  { today, stores }: Surroundings,
): FormField {
  return {
    ...field,
    ...(kind === 'store' ? { kind: 'select' as const, options: storeOptions(stores) } : { kind }),
    ...(fromDays === undefined ? {} : { from: dayAfter(today, fromDays) }),
    ...(toDays === undefined ? {} : { to: dayAfter(today, toDays) }),
  }
}

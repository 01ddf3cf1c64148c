import type { FormField } from '#contract/contact.ts'
import type { StoredField } from '../database/schema/contact.ts'
import type { StoreRow } from '../stores/shop-stores.ts'
import { dayAfter } from './shop-day.ts'

type Surroundings = { today: string; stores: readonly StoreRow[] }

/** The options of a field that asks for a store. */
const storeOptions = (stores: readonly StoreRow[]) =>
  stores.map(({ uri, name, suburb, state }) => ({ value: uri, label: `${name}, ${suburb} ${state}` }))

/** A field as it is asked today: its days on the calendar, its stores by name. */
export function askedField(
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

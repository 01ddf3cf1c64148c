import { filterRange, parseListingFilter, type Range } from '#domain/catalogue/listing-filter.ts'
import { typedAmount } from '#domain/catalogue/typed-amount.ts'
import { changedAddress, readListingAddress } from './listing-address.ts'
import { narrowed, toggled } from './listing-choices.ts'

type Fields = readonly HTMLInputElement[]

const isChanged = ({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue

/** What two sliders and the two texts after them say; a text comes before its slider. */
function rangeIn(fields: Fields, before: Range | null): Range {
  const [low, high] = [Number(fields[0]?.min), Number(fields[0]?.max)]
  const numberAt = (end: 0 | 1, former: number) => {
    const [slider, text] = [fields[end], fields[end + 2]]
    const unit = text?.defaultValue.split(' ')[1]
    const typed = text && isChanged(text) ? typedAmount(text.value, unit) : Number.NaN
    const moved = slider && isChanged(slider) ? Number(slider.value) : former
    return Math.min(high, Math.max(low, Number.isNaN(typed) ? moved : typed))
  }
  const to = numberAt(1, before?.to ?? high)
  const from = Math.min(to, numberAt(0, before?.from ?? low))
  return { from: from > low ? from : null, to: to < high ? to : null }
}

/** The filter with what is chosen in a group of fields: values of a facet, or its range. */
function withChosen(filter: string, { name: key, fields }: { name: string; fields: Fields }) {
  const changed = fields.filter(isChanged)
  if (changed.length === 0) return filter
  if (fields[0]?.type === 'range')
    return narrowed(filter, key, rangeIn(fields, filterRange(parseListingFilter(filter), key)))
  const values = fields.map(({ value, defaultChecked: selected }) => ({ value, selected }))
  return changed.reduce((text, { value }) => toggled(text, { key, values }, value), filter)
}

/**
 * The query of the list with what was chosen in the drawer of filters before the app had started (src/app/early/drawers.ts);
 * null where that is nothing, or is in the list already.
 */
export function takeEarlyFilters(search: URLSearchParams): string | null {
  const sets = document.querySelectorAll<HTMLFieldSetElement>('[data-early="refine"] fieldset')
  const groups = [...sets].map((set) => ({ name: set.name, fields: [...set.querySelectorAll('input')] }))
  const changed = groups.flatMap(({ fields }) => fields.filter(isChanged))
  if (changed.length === 0) return null
  const filter = groups.reduce(withChosen, readListingAddress(search).filter ?? '')
  for (const field of changed) {
    field.defaultChecked = field.checked
    field.defaultValue = field.value
  }
  return changedAddress(search, { filter })
}

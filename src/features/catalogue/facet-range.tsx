import type { Facet } from '#contract/catalogue/catalogue.ts'
import type { Range } from '#domain/catalogue/listing-filter.ts'
import { typedAmount } from '#domain/catalogue/typed-amount.ts'
import { RangeField } from '#ui/form/range-field.tsx'
import { facetAmount } from './listing-choices.ts'

type Props = { facet: Facet; onRange: (range: Range) => void }

/** A range that narrows the list when it is let go, not while it is dragged. */
export function FacetRange({ facet, onRange }: Props) {
  const { key, name, unit, min, max, from, to } = facet
  const low = min ?? 0
  const high = max ?? 0
  return (
    <RangeField
      label={name}
      name={key}
      min={low}
      max={high}
      value={[from ?? low, to ?? high]}
      format={(value) => facetAmount(unit, value)}
      read={(text) => typedAmount(text, unit)}
      onCommit={([start, end]) => onRange({ from: start > low ? start : null, to: end < high ? end : null })}
    />
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Facet } from '#contract/catalogue/catalogue.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { themed } from '#ui/themed.ts'
import { FacetRange } from './facet-range.tsx'
import { chosenIn, narrowed, toggled } from './listing-choices.ts'

/** The next filter, or what makes it of the last one. */
export type NextFilter = string | ((filter: string | undefined) => string)

type Props = {
  facets: readonly Facet[]
  onFilter: (next: NextFilter) => void
}

const openAtFirst = 5
const shownValues = 6
/** Two more than are shown at first are no reason for a button. */
const mostWithoutButton = 8

const Swatch = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-block',
    width: 18,
    height: 18,
    marginRight: 10,
    verticalAlign: -4,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.control}`,
    // The colour is the information.
    forcedColorAdjust: 'none',
  })),
)

const Values = styled('fieldset')({ margin: 0, padding: '0 0 12px', border: 0, minWidth: 0 })

/** The facets of a listing: every change filters the list immediately. */
export function FacetPanel({ facets, onFilter }: Props) {
  return facets.map((facet, position) => (
    <Disclosure
      key={facet.key}
      title={facet.name}
      count={chosenIn(facet)}
      open={position < openAtFirst || chosenIn(facet) > 0}
    >
      {facet.kind === 'range' ? (
        <FacetRange facet={facet} onRange={(range) => onFilter((filter) => narrowed(filter, facet.key, range))} />
      ) : (
        <FacetValues facet={facet} onToggle={(value) => onFilter((filter) => toggled(filter, facet, value))} />
      )}
    </Disclosure>
  ))
}

function FacetValues({ facet, onToggle }: { facet: Facet; onToggle: (value: string) => void }) {
  const [all, setAll] = useState(false)
  const isShort = facet.values.length <= mostWithoutButton
  const values =
    all || isShort ? facet.values : facet.values.filter((value, position) => position < shownValues || value.selected)
  return (
    <Values name={facet.key} aria-label={facet.name}>
      {values.map(({ value, label, count, selected, color }) => (
        <Checkbox
          key={value}
          dense
          value={value}
          checked={selected}
          disabled={count === 0 && !selected}
          onChange={() => onToggle(value)}
          end={count}
          label={
            <>
              {color && <Swatch aria-hidden style={{ backgroundColor: color }} />}
              {label}
            </>
          }
        />
      ))}
      {values.length < facet.values.length && (
        <Button variant="text" size="small" type="button" onClick={() => setAll(true)}>
          Show all {facet.values.length}
        </Button>
      )}
    </Values>
  )
}

import { AppliedChip, ChipRow } from '#ui/button/chip.tsx'
import type { Choice } from './listing-choices.ts'

/** The active filters, each with a button that removes it. */
export function AppliedFilters({
  choices,
  onFilter,
}: {
  choices: readonly Choice[]
  onFilter: (filter: string) => void
}) {
  if (choices.length === 0) return null
  return (
    <ChipRow role="group" aria-label="Chosen filters" style={{ marginBottom: 12 }}>
      {choices.map((choice) => (
        <AppliedChip key={choice.label} onRemove={() => onFilter(choice.without)}>
          {choice.label}
        </AppliedChip>
      ))}
    </ChipRow>
  )
}

import { AppliedChip, ChipRow } from '#ui/chip.tsx'
import type { Choice } from './listing-choices.ts'

/** What narrows the list now, each to be taken away. */
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

import { styled } from '@mui/material/styles'
import { AppliedChip, ChipRow } from '#ui/button/chip.tsx'
import { PlainButton } from '#ui/button/plain-button.tsx'
import { themed } from '#ui/themed.ts'
import type { FilterChip } from './chips.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    padding: '8px 16px',
    backgroundColor: theme.vars.palette.surface,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& button': { fontWeight: 500 },
    // Nothing hidden at the end of a scrolled row.
    '& > [role="group"]': { flexWrap: 'wrap' },
  })),
)

const Clear = styled(PlainButton)({ flex: 'none', padding: '0 10px', fontSize: '0.875rem' })

type Props = {
  chips: readonly FilterChip[]
  onRemove: (chip: FilterChip) => void
  onClear: () => void
  isStill: boolean
}

/** The active filters; pressing a chip removes its filter. */
export function FilterChips({ chips, onRemove, onClear, isStill }: Props) {
  const press = (act: () => void) => () => {
    if (!isStill) act()
  }
  return (
    <Root>
      <ChipRow role="group" aria-label="Chosen filters" aria-disabled={isStill || undefined}>
        {chips.map((chip) => (
          <AppliedChip key={chip.label} onRemove={press(() => onRemove(chip))}>
            {chip.label}
          </AppliedChip>
        ))}
        <Clear type="button" onClick={press(onClear)}>
          Clear filters
        </Clear>
      </ChipRow>
    </Root>
  )
}

import { styled } from '@mui/material/styles'
import { energyScale } from '#domain/catalogue/product-attributes.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { themed } from '#ui/themed.ts'
import { StarRow } from './star-row.tsx'

const Root = styled('p')(
  themed(({ theme }) => ({
    ...theme.typography[theme.styles.card.priceFirst ? 'caption' : 'body2'],
    display: 'flex',
    // In a narrow card the number wraps out of sight.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.25rem 8px',
    height: '1.25rem',
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
  })),
)

/** Stars of the energy label with their number. */
export function EnergyStars({ stars }: { stars: number }) {
  const of = energyScale(stars)
  return (
    <Root>
      <StarRow value={stars} of={of} />
      <span aria-hidden>{stars.toFixed(1)} energy</span>
      <VisuallyHidden>
        Energy rating {stars} of {of} stars
      </VisuallyHidden>
    </Root>
  )
}

import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

const Root = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-grid',
    placeItems: 'center',
    // It grows with the text.
    minWidth: '1.25rem',
    height: '1.25rem',
    padding: '0 0.5em',
    borderRadius: '1em',
    backgroundColor: theme.vars.palette.badge.ground,
    color: theme.vars.palette.badge.ink,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums lining-nums',
  })),
)

type Props = { count: number; className?: string }

/** Nothing at 0. */
export function CountBadge({ count, className }: Props) {
  return count > 0 ? (
    // Another element for each number, so that its animation begins again.
    <Root key={count} data-count className={className}>
      {count > 99 ? '99+' : count}
    </Root>
  ) : null
}

import { styled } from '@mui/material/styles'
import { ClockIcon, TruckIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 21,
    maxWidth: '100%',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.5,
    textWrap: 'balance',
    color: theme.vars.palette.success.main,
    // A date is wrapped, never cut.
    '& > svg': { flex: 'none' },
    '&[data-tone="wait"]': { color: theme.vars.palette.text.secondary },
    '&[data-chip]': {
      width: 'fit-content',
      minHeight: 28,
      padding: '2px 8px',
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.tint.success,
      fontWeight: 500,
    },
    '&[data-chip][data-tone="wait"]': { backgroundColor: theme.vars.palette.surface },
    // Three cards beside the filters have no room for the long text below this width.
    [theme.breakpoints.up('xl')]: { fontSize: '0.875rem', '& > [data-narrow]': { display: 'none' } },
    [theme.breakpoints.down('xl')]: { '& > [data-wide]': { display: 'none' } },
  })),
)

type Props = {
  text: string
  /** Replaces the text below 1200 px: 'Free, Mon 23 Nov'. */
  shortText?: string
  tone?: 'good' | 'wait'
  chip?: boolean
}

/** The delivery date, or the date of the next stock. */
export function DeliveryLine({ text, shortText, tone = 'good', chip }: Props) {
  return (
    <Root data-tone={tone} data-chip={chip || undefined}>
      {tone === 'good' ? <TruckIcon size={18} /> : <ClockIcon size={18} />}
      <span data-wide={shortText && ''}>{text}</span>
      {shortText && <span data-narrow>{shortText}</span>}
    </Root>
  )
}

/** Reserves the line's space until the location is known. */
export function DeliveryLineSpace({ chip }: { chip?: boolean }) {
  return <Root aria-hidden data-tone="wait" style={chip ? { minHeight: 28 } : undefined} />
}

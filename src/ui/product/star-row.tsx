import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

// One star as a mask over a two-coloured bar, which also shows fractions.
const shape =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14'%3E%3Cpath d='m7 .8 1.9 3.9 4.3.6-3.1 3 .7 4.2L7 10.5l-3.8 2 .7-4.2-3.1-3 4.3-.6z'/%3E%3C/svg%3E\")"

const Root = styled('span')(
  themed(({ theme }) => ({
    flex: 'none',
    display: 'inline-block',
    height: 14,
    '--star': theme.vars.palette.star,
    '&[data-tone="review"]': { '--star': theme.vars.palette.text.primary },
    background: `linear-gradient(90deg, var(--star) var(--share), ${theme.vars.palette.divider} 0)`,
    mask: `${shape} left / 14px 14px repeat-x`,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(90deg, CanvasText var(--share), GrayText 0)',
    },
  })),
)

type Props = { value: number; of: number; tone?: 'energy' | 'review' }

export function StarRow({ value, of, tone = 'energy' }: Props) {
  const share = `${Math.round((Math.min(value, of) / of) * 1000) / 10}%`
  return <Root aria-hidden data-tone={tone} style={{ width: of * 14, ['--share' as string]: share }} />
}

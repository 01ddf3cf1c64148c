import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'

/** At most so many stars in a row: those of an energy label. */
const most = 10
// Stars in a line, cut out of a two-coloured bar, which also shows fractions. As an image they were a document of their own
// for the browser, and a layer for each row.
const stars = `path('m-7 .8${'m14 0 1.9 3.9 4.3.6-3.1 3 .7 4.2-3.8-2-3.8 2 .7-4.2-3.1-3 4.3-.6z'.repeat(most)}')`

const Root = styled('span')(
  themed(({ theme }) => ({
    flex: 'none',
    display: 'inline-block',
    height: 14,
    '--star': theme.vars.palette.star,
    '&[data-tone="review"]': { '--star': theme.vars.palette.text.primary },
    background: `linear-gradient(90deg, var(--star) var(--share), ${theme.vars.palette.divider} 0)`,
    clipPath: stars,
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

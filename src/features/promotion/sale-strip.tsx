import { styled } from '@mui/material/styles'
import { Anchor } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import type { SaleSlot, SaleView } from './rules/sale.ts'
import { SaleCountdown } from './sale-countdown.tsx'
import { SaleImage, saleGround, wordsOf } from './sale-image.tsx'
import { useSale } from './use-sale.ts'

const Ground = styled('div')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    backgroundColor: 'var(--sale)',
    color: theme.vars.palette.background.paper,
    '&[data-light]': { color: theme.vars.palette.text.primary },
    '--ring': 'currentColor',
    '--ring-width': '2px',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    '&[data-box]': { borderRadius: theme.vars.shape.borderRadius },
    '&[data-box] a': { paddingInline: 16 },
    // Drawn signs are made for the colour of the sale.
    '&[data-calm] img[src*=".svg"]': { filter: 'brightness(0)' },
    // In cart and checkout red belongs to errors.
    '&[data-calm]': {
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
      color: theme.vars.palette.text.primary,
      '--ring': theme.vars.palette.focus,
    },
    '& :focus-visible': { outlineOffset: -3 },
    '@media print': { display: 'none' },
    [theme.breakpoints.down('lg')]: { '&[data-at="wide"]': { display: 'none' } },
    [theme.breakpoints.up('lg')]: { '&[data-at="narrow"]': { display: 'none' } },
  })),
)

const Line = styled(Anchor)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 44,
  paddingBlock: 4,
  color: 'inherit',
  textDecoration: 'none',
  // A height of its own, so that its width is known before it has loaded.
  '& img': { flex: 'none', width: 'auto', height: 36, objectFit: 'contain' },
  // Artwork without words of ours beside it takes the strip for itself.
  '& img:only-child': { width: '100%', height: 'auto', maxHeight: 120 },
})

const Words = styled('span')({ flex: '1 1 8em' })

// As a whole below the name where it has no room beside it, and there as wide as the line.
const Slogan = styled('span')({
  display: 'inline-block',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textWrap: 'balance',
})

// At the end of the first line. Reserves its width from the first render on.
const TimeLeft = styled(SaleCountdown)({
  float: 'right',
  minWidth: '7.5em',
  marginLeft: 'auto',
  fontWeight: 600,
  textAlign: 'right',
  whiteSpace: 'nowrap',
})

const WideTimeLeft = styled(TimeLeft)(themed(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } })))

type Props = {
  slot: SaleSlot
  /** Across the page, a box within it, or a line without the colour of the sale. */
  variant: 'band' | 'box' | 'calm'
  /** The width it is made for; left out: both. */
  at?: 'wide' | 'narrow'
  /** Says how long the sale still runs. */
  counts?: boolean
}

/** A line that links to the running sale. A slot without an image leaves no gap [S3-3-17]. */
export function SaleStrip({ slot, variant, at, counts = false }: Props) {
  const sale = useSale()
  if (!sale?.images[slot]) return null
  const line = <SaleLine sale={sale} slot={slot} counts={counts && 'always'} />
  return (
    <Ground
      {...saleGround(sale)}
      data-at={at}
      data-box={variant !== 'band' || undefined}
      data-calm={variant === 'calm' || undefined}
    >
      {variant === 'band' ? <Container>{line}</Container> : line}
    </Ground>
  )
}

type LineProps = {
  sale: SaleView
  slot: SaleSlot
  /** Where it says how long the sale still runs. */
  counts: 'always' | 'wide' | false
}

export function SaleLine({ sale, slot, counts }: LineProps) {
  const Countdown = counts === 'wide' ? WideTimeLeft : TimeLeft
  const words = wordsOf({ sale, slot })
  const timeLeft = counts && sale.endsAt !== null && <Countdown endsAt={sale.endsAt} />
  return (
    <Line to={sale.url}>
      <SaleImage sale={sale} slot={slot} isSign />
      {words ? (
        <Words>
          <b>{sale.name}</b> {timeLeft} <Slogan>{words}</Slogan>
        </Words>
      ) : (
        timeLeft
      )}
    </Line>
  )
}

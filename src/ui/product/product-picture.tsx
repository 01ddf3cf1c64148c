import { styled } from '@mui/material/styles'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { ConditionTag } from './condition-tag.tsx'
import { type CardProduct, notableCondition } from './product-view.ts'
import { Ribbon } from './ribbon.tsx'

const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    isolation: 'isolate',
    background: 'var(--picture-ground)',
    '& > .ribbon': { position: 'absolute', left: 0, top: 12 },
    // The longest stays in one line over a card of half a phone.
    [theme.breakpoints.down('md')]: { '& > .ribbon': { fontSize: '0.75rem' } },
    '& > [data-part="condition"]': { position: 'absolute', left: 12, right: 12, bottom: 12 },
    // Condition above the picture, percentage below it; cards without them keep the rows.
    '&[data-off]': { gridTemplateRows: '44px auto 2.25rem' },
    '&[data-off] > :first-of-type': { gridRow: 2 },
    '&[data-off] > [data-part="condition"]': { inset: '10px 8px auto' },
    '& > [data-part="off"]': {
      gridRow: 3,
      justifySelf: 'start',
      padding: '8px 12px 6px',
      backgroundColor: theme.vars.palette.sale.ground,
      color: theme.vars.palette.sale.ink,
      ...theme.typography.price,
      fontSize: '0.875rem',
      textTransform: 'uppercase',
      '& b': { fontSize: '1.6em', fontWeight: 'inherit', marginRight: 4 },
    },
  })),
)

type Props = {
  product: CardProduct
  sizes: string
  ratio?: string
  priority?: boolean
  showRibbon?: boolean
  percentOff?: number | null
  /** False where the condition is shown beside the image. */
  showCondition?: boolean
  className?: string
}

/** The image of a card with its tags. The title next to it is the same text, so the image has no alt text. */
export function ProductPicture({
  product,
  showRibbon,
  percentOff,
  showCondition = true,
  className,
  ...picture
}: Props) {
  const condition = showCondition ? notableCondition(product) : null
  // With a saving at the lower edge, the condition replaces the ribbon.
  const isTopTaken = percentOff !== undefined && condition !== null
  return (
    <Root className={className} data-off={percentOff !== undefined || undefined}>
      <Picture {...picture} picture={product.image} alt="" ground={false} />
      {showRibbon && !isTopTaken && <Ribbon ribbon={product.ribbon} />}
      {condition && (
        <span data-part="condition">
          <ConditionTag condition={condition} />
        </span>
      )}
      {percentOff ? (
        <span data-part="off">
          <b>{percentOff}%</b>off
        </span>
      ) : null}
    </Root>
  )
}

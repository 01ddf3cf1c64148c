import { styled } from '@mui/material/styles'
import type { Promotion } from '#contract/catalogue/promotion.ts'
import { offerEnds } from '#domain/catalogue/promotion-period.ts'
import { Anchor } from '#ui/button/link.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { rewardLabel } from '#ui/product/reward-label.styles.ts'
import { themed } from '#ui/themed.ts'
import { type PromotionCard, promotionCard } from './rules/promotion-card.ts'

const Cards = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    padding: '8px 0 32px',
    // The first is what the shop is proudest of.
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 24,
      // So is one that would be alone in its row.
      '& > [data-featured], & > [data-featured] ~ :last-of-type:nth-of-type(even)': { gridColumn: '1 / -1' },
    },
  })),
)

const Card = styled('article')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
    height: '100%',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    // On a phone its picture would leave no room for the words.
    [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '240px 1fr' },
    // Those of a whole row have pictures of one size.
    [theme.breakpoints.up('lg')]: {
      '[data-featured] > &, [data-featured] ~ :last-of-type:nth-of-type(even) > &': {
        gridTemplateColumns: '320px 1fr',
      },
    },
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '& a:focus-visible': { outline: 0 },
    '&:has(a:focus-visible)': { outline: '3px solid var(--ring, currentColor)', outlineOffset: 2 },
    '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 4, textDecorationThickness: 1 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const CutOut = styled('div')({ display: 'grid', alignItems: 'center', background: 'var(--picture-ground)' })

const Text = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: 8,
    padding: 16,
    [theme.breakpoints.up('md')]: { padding: '20px 28px' },
  })),
)

export const RewardLabel = styled('span')(themed(({ theme }) => ({ ...rewardLabel(theme), lineHeight: 1.5 })))

const sizes = '(min-width: 1280px) 410px, (min-width: 975px) 20vw, 32vw'

/** Promotions, each with what it gives and until when. */
export function PromotionCards({ promotions }: { promotions: readonly Promotion[] }) {
  return (
    <Cards>
      {promotions.map((promotion, index) => (
        <li key={promotion.path} data-featured={promotion.featured || undefined}>
          <PromotionTile card={promotionCard(promotion)} starts={promotion.startDate} priority={index === 0}>
            {promotion.description}
          </PromotionTile>
        </li>
      ))}
    </Cards>
  )
}

type TileProps = { card: PromotionCard; starts: string; priority: boolean; children: string }

function PromotionTile({ card, starts, priority, children }: TileProps) {
  const { link, title, expiryDate, thumbImg, rewardLabel } = card
  const ends = offerEnds({ startDate: starts, endDate: expiryDate })
  return (
    <Card>
      <CutOut>
        {thumbImg && <Picture picture={thumbImg} alt="" sizes={sizes} ratio="1" ground={false} priority={priority} />}
      </CutOut>
      <Text>
        <RewardLabel>{rewardLabel}</RewardLabel>
        <Heading level={2} variant="h3">
          <Anchor to={link}>{title}</Anchor>
        </Heading>
        <p>{children}</p>
        {ends && <small>{ends}</small>}
      </Text>
    </Card>
  )
}

import { styled } from '@mui/material/styles'
import type { Product } from '#contract/catalogue/product.ts'
import { offerEnds } from '#domain/catalogue/promotion-period.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    padding: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    lineHeight: 1.35,
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const RewardLabel = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-block',
    padding: '2px 10px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.ribbon.bonus.ground,
    color: theme.vars.palette.ribbon.bonus.ink,
    fontSize: '0.75rem',
    fontWeight: 700,
  })),
)

const Title = styled('span')({ display: 'block', marginTop: 4, fontWeight: 600 })

/** The promotion that applies to the product while it runs [S1-2.10-01..03]. */
export function PromotionPanel({ promotion }: { promotion: NonNullable<Product['promotion']> }) {
  const ends = offerEnds(promotion)
  return (
    <Root>
      {promotion.thumbImg ? <Picture picture={promotion.thumbImg} alt="" sizes="72px" widths={[96, 160]} /> : <span />}
      <div>
        <RewardLabel>{promotion.rewardLabel}</RewardLabel>
        <Title>{promotion.title}</Title>
        {ends && <small>{ends}</small>}
      </div>
    </Root>
  )
}

import { styled } from '@mui/material/styles'
import type { Product } from '#contract/catalogue/product.ts'
import { offerEnds } from '#domain/catalogue/promotion-period.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { rewardLabel } from '#ui/product/reward-label.styles.ts'
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
    // The label of the reward, and the title below it.
    '& > div > span': rewardLabel(theme),
    '& b': { display: 'block', marginTop: 4, fontWeight: 600 },
  })),
)

/** The promotion that applies to the product while it runs [S1-2.10-01..03]. */
export function PromotionPanel({ promotion }: { promotion: NonNullable<Product['promotion']> }) {
  const ends = offerEnds(promotion)
  return (
    <Root>
      {promotion.thumbImg ? <Picture picture={promotion.thumbImg} alt="" sizes="72px" widths={[96, 160]} /> : <span />}
      <div>
        <span>{promotion.rewardLabel}</span>
        <b>{promotion.title}</b>
        {ends && <small>{ends}</small>}
      </div>
    </Root>
  )
}

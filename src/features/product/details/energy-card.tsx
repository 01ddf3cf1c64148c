import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { NearView } from '#lib/boot/near-view.tsx'
import { themed } from '#ui/themed.ts'
import { EnergyArc } from './energy-arc.tsx'

const Root = styled('div')(
  themed(({ theme }) => ({
    padding: 20,
    textAlign: 'center',
    fontFamily: theme.typography.h4.fontFamily,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
  })),
)

// As high as the running cost, which has two more lines with water.
const Cost = styled('div')({ minHeight: 284, '&[data-water]': { minHeight: 340 } })

type Props = Pick<Product, 'energyStars' | 'energyUse'> & { runningCost: ReactNode }

/** The stars of the energy label, and below them what running the product costs. */
export function EnergyCard({ energyStars, energyUse, runningCost }: Props) {
  return (
    <Root>
      {energyStars === null ? 'Running cost' : 'Energy rating'}
      {energyStars !== null && <EnergyArc stars={energyStars} />}
      {energyUse && (
        <Cost data-water={energyUse.litresAWash !== null || undefined}>
          <NearView>{runningCost}</NearView>
        </Cost>
      )}
    </Root>
  )
}

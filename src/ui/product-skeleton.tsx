import { styled } from '@mui/material/styles'
import { Skeleton } from './skeleton.tsx'
import { themed } from './themed.ts'

const Card = styled('div')(
  themed(({ theme }) => ({
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& > div': { display: 'grid', gap: 10, alignContent: 'start', padding: 16 },
    '&[data-row]': { display: 'grid', gridTemplateColumns: '116px minmax(0, 1fr)' },
    [theme.breakpoints.down('md')]: { '& [data-part="facts"]': { display: 'none' } },
    [theme.breakpoints.up('md')]: { '&[data-row]': { gridTemplateColumns: '196px minmax(0, 1fr)' } },
  })),
)

/** In the measures of a card of the listing. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton aspectRatio="1 / 0.86" height="auto" borderRadius={0} />
      <div>
        <Skeleton width="92%" />
        <Skeleton width="64%" />
        <Skeleton width="40%" />
        <div data-part="facts">
          <Skeleton height={66} />
        </div>
        <Skeleton width="50%" height={28} />
        <Skeleton width="70%" height={20} />
        <Skeleton height={46} />
      </div>
    </Card>
  )
}

export function ProductRowSkeleton() {
  return (
    <Card aria-hidden data-row>
      <Skeleton height="100%" borderRadius={0} />
      <div style={{ minHeight: 206 }}>
        <Skeleton width="60%" height={20} />
        <Skeleton width="30%" />
        <Skeleton width="80%" height={86} />
      </div>
    </Card>
  )
}

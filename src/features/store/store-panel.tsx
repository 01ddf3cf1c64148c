import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Store } from '#contract/location/store.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { Link } from '#ui/button/link.tsx'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Clamp } from '#ui/layout/clamp.tsx'
import { themed } from '#ui/themed.ts'
import { storeQueries } from './queries.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '16 / 9',
      // The location editor below it stays in view on low screens.
      maxHeight: '18vh',
      objectFit: 'cover',
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.picture,
    },
    '& strong': { fontSize: '1.125rem' },
    '& [data-links]': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
    '&[data-compact]': {
      '& img': { aspectRatio: '4 / 3', maxHeight: 'none', gridRow: 'span 2', alignSelf: 'start' },
      '& strong': { fontSize: '1rem' },
      '& p': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
      '& [data-links] a': { minHeight: 44, alignContent: 'center' },
    },
  })),
)

const Summary = styled('div')({
  display: 'grid',
  gap: 12,
  '[data-compact] > &': { gridTemplateColumns: '96px minmax(0, 1fr)', gap: '4px 12px' },
})

type Props = {
  storeUri: string | null
  children: ReactNode
  /** With a small image beside the text, for the menu of phones. */
  compact?: boolean
  onFollow?: () => void
}

/** The shopper's store with links to it and to other stores; the page provides the location editor. */
export function StorePanel({ storeUri, children, compact = false, onFollow }: Props) {
  const follow = onFollow && { onClick: onFollow }
  const { api } = useApp()
  const { data: store, isPending } = useQuery({
    ...storeQueries(api).view(storeUri ?? ''),
    enabled: storeUri !== null,
  })
  return (
    <Root data-compact={compact || undefined}>
      {storeUri === null && <p>You have not chosen a store. Choose your suburb to see the one nearest to you.</p>}
      {storeUri !== null && isPending && <SkeletonText lines={4} />}
      {store && <StoreDetails store={store} compact={compact} />}
      <div data-links>
        {storeUri && (
          <Link to={paths.store({ storeUri })} {...follow}>
            View Store Details
          </Link>
        )}
        {storeUri && store?.virtualTourId && (
          <Link to={paths.virtualTour({ storeUri })} {...follow}>
            View Virtual Tour
          </Link>
        )}
        <Link to={paths.stores()} {...follow}>
          {storeUri ? 'Change Store' : 'Choose a store'}
        </Link>
      </div>
      {children}
    </Root>
  )
}

function StoreDetails({ store, compact }: { store: Store; compact: boolean }) {
  return (
    <Summary>
      {store.thumbImg && <img src={store.thumbImg.src} alt="" width={640} height={427} loading="lazy" />}
      <strong>{store.name}</strong>
      <p>{compact ? <Clamp lines={4}>{store.blurb}</Clamp> : store.blurb}</p>
    </Summary>
  )
}

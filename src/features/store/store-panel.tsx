import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { themed } from '#ui/themed.ts'
import { storeQueries } from './queries.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    '& img': {
      width: '100%',
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      borderRadius: theme.vars.shape.small,
      backgroundColor: theme.vars.palette.picture,
    },
    '& strong': { fontSize: '1.125rem' },
    '& [data-links]': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  })),
)

type Props = { storeUri: string | null; children: ReactNode }

/** The shopper's store with the way to it and to another one; the editor of the place comes from outside. */
export function StorePanel({ storeUri, children }: Props) {
  const { api } = useApp()
  const { data: store, isPending } = useQuery({
    ...storeQueries(api).view(storeUri ?? ''),
    enabled: storeUri !== null,
  })
  return (
    <Root>
      {storeUri !== null && isPending && <SkeletonText lines={4} />}
      {store && <StoreFacts store={store} />}
      <div data-links>
        {storeUri && <Link to={paths.store({ storeUri })}>View Store Details</Link>}
        {storeUri && store?.virtualTourId && <Link to={paths.virtualTour({ storeUri })}>View Virtual Tour</Link>}
        <Link to={paths.stores()}>{storeUri ? 'Change Store' : 'Choose a store'}</Link>
      </div>
      {children}
    </Root>
  )
}

function StoreFacts({ store }: { store: Store }) {
  return (
    <>
      {store.thumbImg && <img src={store.thumbImg.src} alt="" loading="lazy" />}
      <strong>{store.name}</strong>
      <p>{store.blurb}</p>
    </>
  )
}

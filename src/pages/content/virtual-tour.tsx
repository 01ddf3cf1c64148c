import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, Navigate, useParams } from 'react-router-dom'
import type { Store } from '#contract/location/store.ts'
import { crumbLink } from '#domain/web/crumb.ts'
import { LandingBanner } from '#features/content/landing-banner.tsx'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { locationQueries } from '#features/location/queries.ts'
import { ownStoreUri } from '#features/store/current-store.ts'
import { storeQueries } from '#features/store/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'

export const handle = { pageType: 'virtualTour', hideLocalitySuggestionInHeader: true } satisfies Handle

const Tour = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    paddingBottom: theme.styles.sectionPadding,
    '& > iframe, & > [aria-hidden]': {
      display: 'block',
      width: '100%',
      height: 'min(70vh, 640px)',
      border: 0,
      borderRadius: theme.vars.shape.large,
      backgroundColor: theme.vars.palette.picture,
    },
  })),
)

/** This server has a page at it, which a tour provider can replace. */
const tourAddress = (virtualTourId: string) => `/tours/${encodeURIComponent(virtualTourId)}`

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { storeUri } = params
  await Promise.all([
    queryClient.ensureQueryData(contentQueries(api).static('virtual-tour')),
    storeUri ? queryClient.ensureQueryData(storeQueries(api).view(storeUri)) : undefined,
  ])
  return null
}

/** A walk through a store: the one in the address, else the shopper's own [S1-2.1-02] [S1-2.1-03]. */
export function Component() {
  const { api } = useApp()
  const { storeUri } = useParams()
  const { data: intro } = useQuery(contentQueries(api).static('virtual-tour'))
  const { data: geo, isError } = useQuery({ ...locationQueries(api).geo(), enabled: storeUri === undefined })
  const uri = storeUri ?? (geo && ownStoreUri(geo)) ?? undefined
  const { data: store } = useQuery({ ...storeQueries(api).view(uri ?? ''), enabled: uri !== undefined })
  const isLost = storeUri === undefined && (isError || geo?.store === null || store?.virtualTourId === null)
  // Redirects to the store list when the URL has no known store.
  if (isLost) return <Navigate to={paths.stores()} replace />
  const title = store ? `Walk through ${store.name}` : (intro?.title ?? 'Virtual tour')
  const crumbs = [
    { name: 'Stores', to: paths.stores() },
    ...(store ? [crumbLink({ title: store.state, uri: paths.stores(), params: { state: store.state } })] : []),
    ...(store ? [{ name: store.name, to: paths.store({ storeUri: store.storeUri }) }] : []),
    { name: 'Virtual tour', to: uri ? paths.virtualTour({ storeUri: uri }) : '/virtual-tour' },
  ]
  return (
    <>
      <PageMeta title={title} description={intro?.description ?? title} />
      <LandingBanner banner={intro?.banner} heading={title} crumbs={<PageCrumbs crumbs={crumbs} />} />
      <Container>
        <Tour>
          {store ? <TourFrame store={store} /> : <Skeleton />}
          {intro && <SafeHtml html={intro.html} />}
        </Tour>
      </Container>
    </>
  )
}

function TourFrame({ store: { name, virtualTourId } }: { store: Store }) {
  if (virtualTourId)
    return <iframe src={tourAddress(virtualTourId)} title={`Virtual tour of ${name}`} loading="lazy" allowFullScreen />
  return (
    <EmptyState
      title={`${name} has no virtual tour yet`}
      text="See the store page for its address and opening hours."
      actions={<ButtonLink to={paths.stores()}>All stores</ButtonLink>}
    />
  )
}

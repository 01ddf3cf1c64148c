import { styled } from '@mui/material/styles'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import type { Api } from '#contract/client.ts'
import type { Store } from '#contract/location/store.ts'
import { chooseStore } from '#features/location/queries.ts'
import { useGeo } from '#features/location/use-geo.ts'
import { storeQueries } from '#features/store/queries.ts'
import { StoreCard } from '#features/store/store-card.tsx'
import { StoreChoice } from '#features/store/store-choice.tsx'
import { StoreFilter } from '#features/store/store-filter.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const Page = styled(Container)({ paddingBottom: 64 })

const Cards = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: 24,
    'h1 + &': { marginTop: 16 },
    [theme.breakpoints.between('md', 'lg')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(14rem, 30%), 1fr))',
      gap: 16,
    },
    // Four would leave one alone in its row.
    '&:has(> :nth-of-type(4):last-child)': {
      [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(13rem, 20%), 1fr))' },
    },
  })),
)

const listsFor = (api: Api, state: string | null) => ({
  all: storeQueries(api).list(),
  shown: storeQueries(api).list(state ? { state } : {}),
})

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  const { all, shown } = listsFor(api, new URL(request.url).searchParams.get('state'))
  await Promise.all([queryClient.ensureQueryData(all), queryClient.ensureQueryData(shown)])
  return null
}

function countedStates(stores: readonly Store[]) {
  const states = [...new Set(stores.map(({ state }) => state))].sort()
  return states.map((state) => ({ state, count: stores.filter((store) => store.state === state).length }))
}

/** Every store of this shop, or those of one state. */
export function Component() {
  const app = useApp()
  const [search] = useSearchParams()
  const state = search.get('state')
  const lists = listsFor(app.api, state)
  const { data: all } = useSuspenseQuery(lists.all)
  const { data: stores } = useSuspenseQuery(lists.shown)
  const geo = useGeo()
  const choose = useMutation(chooseStore(app))
  const states = countedStates(all)
  return (
    <Page>
      <PageMeta
        title={state ? `Stores in ${state}` : 'Stores'}
        description={`Addresses, hours and directions of all ${all.length} stores of ${app.brand.name}.`}
        noIndex={state !== null}
      />
      <PageCrumbs crumbs={[{ name: 'Stores', to: paths.stores() }]} />
      <Heading level={1}>Stores</Heading>
      {states.length > 1 && <StoreFilter states={states} chosen={state} />}
      {stores.length === 0 ? (
        <EmptyState
          title={state ? `No store in ${state} yet` : 'No stores yet'}
          text="We still deliver to you."
          actions={<ButtonLink to={paths.stores()}>All stores</ButtonLink>}
        />
      ) : (
        <Cards>
          {stores.map((store) => (
            <li key={store.storeId}>
              <StoreCard
                store={store}
                action={
                  <StoreChoice
                    name={store.name}
                    isChosen={geo?.store?.storeId === store.storeId}
                    choose={() => choose.mutateAsync(store.storeId)}
                  />
                }
              />
            </li>
          ))}
        </Cards>
      )}
    </Page>
  )
}

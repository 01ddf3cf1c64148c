import { styled } from '@mui/material/styles'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import type { Store } from '#contract/location/store.ts'
import { weekdays } from '#domain/location/opening-hours.ts'
import { chooseStore } from '#features/location/queries.ts'
import { useGeo } from '#features/location/use-geo.ts'
import { storeQueries } from '#features/store/queries.ts'
import { StorePicture } from '#features/store/store-card.tsx'
import { StoreChoice } from '#features/store/store-choice.tsx'
import { addressText, StoreContact } from '#features/store/store-contact.tsx'
import { OtherHours, StoreHours, StoreToday } from '#features/store/store-hours.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { StoreBooking } from '../parts/page/store-booking.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 32,
    padding: '8px 0 64px',
    alignItems: 'start',
    // The interior fills the column of the words, the shorter one.
    [theme.breakpoints.up('lg')]: {
      grid: '"words front" auto "inside front" 1fr / 1fr 1fr',
      gap: '32px 48px',
      '& > :nth-of-type(2)': { gridArea: 'front' },
    },
    '& > div': { display: 'grid', gap: 24, justifyItems: 'start' },
    '& > div > span': { width: '100%', borderRadius: theme.vars.shape.large, overflow: 'hidden' },
    '& table': { maxWidth: 'none' },
  })),
)

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 12 })

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(storeQueries(api).view(routeParam(params, 'storeUri')))
  return null
}

/** A store as search engines read it. */
function storeData(store: Store, company: string, url: string) {
  const open = store.openTimes.flatMap(({ isOpen, openTime, closeTime }, index) =>
    isOpen && openTime && closeTime
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[index], opens: openTime, closes: closeTime }]
      : [],
  )
  return {
    '@type': 'Store',
    name: `${company} ${store.name}`,
    url,
    telephone: store.phone,
    ...(store.thumbImg ? { image: new URL(store.thumbImg.src, url).href } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      addressLocality: store.suburb,
      addressRegion: store.state,
      postalCode: store.postcode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: open,
  }
}

/** One store: where it is, when it is open, how to get there. */
export function Component() {
  const app = useApp()
  const storeUri = routeParam(useParams(), 'storeUri')
  const { data: store } = useSuspenseQuery(storeQueries(app.api).view(storeUri))
  const geo = useGeo()
  const choose = useMutation(chooseStore(app))
  const url = useOrigin() + paths.store({ storeUri })
  return (
    <Container>
      <PageMeta
        title={store.name}
        description={`${app.brand.name} ${store.name}, ${addressText(store, app.brand.country)}. ${store.blurb}`}
        image={store.thumbImg?.src}
      />
      <PageCrumbs
        crumbs={[
          { name: 'Stores', to: paths.stores() },
          { name: store.name, to: paths.store({ storeUri }) },
        ]}
      />
      <JsonLd data={storeData(store, app.brand.name, url)} />
      <Columns>
        <div>
          <Heading level={1}>{store.name}</Heading>
          <StoreToday store={store} />
          <p>{store.blurb}</p>
          {store.services && store.services.length > 0 && (
            <ul aria-label="Services">
              {store.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          )}
          <StoreContact store={store} />
          <Acts>
            <StoreChoice
              name={store.name}
              isChosen={geo?.store?.storeId === store.storeId}
              choose={() => choose.mutateAsync(store.storeId)}
              variant="primary"
            />
            {store.virtualTourId && <ButtonLink to={paths.virtualTour({ storeUri })}>View Virtual Tour</ButtonLink>}
          </Acts>
          <StoreBooking store={store} />
        </div>
        <div>
          <StorePicture src={store.thumbImg?.src} priority />
          <Heading level={2} variant="h3">
            Opening hours
          </Heading>
          <StoreHours store={store} />
          <OtherHours store={store} />
        </div>
        {store.insideImg && (
          <div>
            <Picture
              picture={store.insideImg}
              sizes="(min-width: 1280px) 592px, (min-width: 975px) 45vw, 94vw"
              ratio="16 / 10"
              fit="cover"
            />
          </div>
        )}
      </Columns>
    </Container>
  )
}

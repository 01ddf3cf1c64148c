import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { BrandIndex } from '#features/catalogue/brand-index.tsx'
import { catalogueQueries } from '#features/catalogue/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { NothingForSale } from '../parts/product/nothing-for-sale.tsx'

export const handle = { pageType: 'brandPage' } satisfies Handle

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(catalogueQueries(api).brands())
  return null
}

/** All brands sold here, A to Z. */
export function Component() {
  const { api, brand } = useApp()
  const { data: manufacturers } = useSuspenseQuery(catalogueQueries(api).brands())
  return (
    <Container>
      <PageMeta title="Brands" description={`All ${manufacturers.length} brands sold at ${brand.name}, A to Z.`} />
      <PageCrumbs crumbs={[{ name: 'Brands', to: paths.brands() }]} />
      <Heading level={1}>Brands</Heading>
      {manufacturers.length === 0 ? <NothingForSale /> : <BrandIndex makers={manufacturers} />}
    </Container>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { CategoryTree } from '#features/navigation/category-tree.tsx'
import { navigationQueries } from '#features/navigation/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { NothingForSale } from '../parts/product/nothing-for-sale.tsx'

export const handle = { pageType: 'generic' } satisfies Handle

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(navigationQueries(api).navbar())
  return null
}

/** Everything there is, by department. */
export function Component() {
  const { api, brand } = useApp()
  const { data } = useSuspenseQuery(navigationQueries(api).navbar())
  const { categories } = data.mainNav
  const count = categories.reduce((sum, category) => sum + category.productCount, 0)
  const title = brand.wording.allProducts
  return (
    <Container>
      <PageMeta title={title} description={`${count} products at ${brand.name}, by department.`} />
      <PageCrumbs crumbs={[{ name: title, to: paths.products() }]} />
      <Heading level={1}>{title}</Heading>
      {count === 0 ? <NothingForSale /> : <CategoryTree categories={categories} />}
    </Container>
  )
}

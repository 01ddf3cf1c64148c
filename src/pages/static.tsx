import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { contentQueries } from '#features/content/queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page-meta.tsx'
import type { Handle } from '#lib/route-handle.ts'
import { routeParams } from '#lib/route-params.ts'
import { Container } from '#ui/container.tsx'
import { PageCrumbs } from './parts/page-crumbs.tsx'
import { StaticText } from './parts/static-text.tsx'

export const handle = { pageType: 'static' } satisfies Handle

const Params = z.object({ name: z.string() })

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(contentQueries(api).static(routeParams(Params, params).name))
  return null
}

/** Texts of the shop, under /s and /article. */
export function Component() {
  const { api } = useApp()
  const { name } = routeParams(Params, useParams())
  const { pathname } = useLocation()
  const { data: content } = useSuspenseQuery(contentQueries(api).static(name))
  return (
    <Container>
      <PageMeta title={content.title} description={content.description} type="article" />
      <PageCrumbs crumbs={[{ name: content.title, to: pathname }]} />
      <StaticText content={content} />
    </Container>
  )
}

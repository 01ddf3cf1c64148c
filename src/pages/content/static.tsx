import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom'
import { LandingBanner } from '#features/content/landing-banner.tsx'
import { contentQueries } from '#features/content/queries.ts'
import { searchRequest } from '#features/search/search-request.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { staticName } from '#lib/page/static-name.ts'
import { Container } from '#ui/layout/container.tsx'
import { BesideHelp } from '../parts/page/beside-help.tsx'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { StaticText } from '../parts/page/static-text.tsx'

export const handle = { pageType: 'static' } satisfies Handle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(contentQueries(api).static(staticName(params, new URL(request.url).pathname)))
  return null
}

/** Texts of the shop, under /s and /article. */
export function Component() {
  const { api } = useApp()
  const { pathname } = useLocation()
  const name = staticName(useParams(), pathname)
  const { data: content } = useSuspenseQuery(contentQueries(api).static(name))
  const crumbs = <PageCrumbs crumbs={[{ name: content.title, to: pathname }]} />
  return (
    <>
      <PageMeta title={content.title} description={content.description} type="article" />
      {content.banner && (
        <LandingBanner
          banner={content.banner}
          heading={content.banner.heading}
          crumbs={crumbs}
          onSearch={searchRequest.send}
        />
      )}
      <Container>
        {!content.banner && crumbs}
        <BesideHelp>
          <StaticText content={content} isHeadless={content.banner !== undefined} />
        </BesideHelp>
      </Container>
    </>
  )
}

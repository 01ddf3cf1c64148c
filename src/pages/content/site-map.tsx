import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleQueries } from '#features/content/article-queries.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'

export const handle = { pageType: 'siteMap' } satisfies Handle

const Group = styled('section')(
  themed(({ theme }) => ({
    paddingTop: 32,
    '& ul': { columns: '260px 4', columnGap: 32, paddingTop: 8 },
    '& li': { breakInside: 'avoid' },
    '& a': { display: 'inline-block', padding: '6px 0', lineHeight: 1.4 },
    [theme.breakpoints.down('md')]: { '& a': { padding: '11px 0' } },
  })),
)
const Page = styled(Container)({ paddingBottom: 64 })

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await queryClient.ensureQueryData(articleQueries(api).siteMap())
  return null
}

/** Every page of the shop but its products, by heading [S1-2.1-25]. */
export function Component() {
  const { api, brand } = useApp()
  const { data: groups } = useSuspenseQuery(articleQueries(api).siteMap())
  return (
    <Page>
      <PageMeta
        title="Site map"
        description={`Every department, store, article and form of ${brand.name} on one page.`}
      />
      <PageCrumbs crumbs={[{ name: 'Site map', to: paths.siteMap() }]} />
      <Heading level={1}>Site map</Heading>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <Group key={title} aria-label={title}>
            <Heading level={2} variant="h3">
              {title}
            </Heading>
            <ul>
              {links.map(({ title: name, uri }) => (
                <li key={uri}>
                  <Link variant="quiet" to={uri}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Group>
        ))}
    </Page>
  )
}

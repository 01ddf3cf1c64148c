import { styled } from '@mui/material/styles'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { contentQueries } from '#features/content/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { offerQueries } from '#features/promotion/offer-queries.ts'
import { PromotionCards } from '#features/promotion/promotion-cards.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { PageIntro } from '../parts/page/page-intro.tsx'

const Foot = styled('div')(themed(({ theme }) => ({ maxWidth: '32em', paddingBottom: theme.styles.sectionPadding })))

export const handle = { pageType: 'promotions' } satisfies Handle

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(appContext)
  await Promise.all([
    queryClient.ensureQueryData(offerQueries(api).list()),
    queryClient.ensureQueryData(contentQueries(api).static('promotions')),
  ])
  return null
}

/** All running promotions [S1-2.1-22]. */
export function Component() {
  const { api } = useApp()
  const { data: promotions } = useSuspenseQuery(offerQueries(api).list())
  const { data: intro } = useSuspenseQuery(contentQueries(api).static('promotions'))
  const { title, description, banner, html } = intro
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageIntro
        title={title}
        text={description}
        banner={banner}
        crumbs={<PageCrumbs crumbs={[{ name: 'Promotions', to: paths.promotions() }]} />}
      />
      <Container>
        {promotions.length > 0 ? (
          <PromotionCards promotions={promotions} />
        ) : (
          <EmptyState
            title="No promotions right now"
            text="See the sale for products at reduced prices."
            actions={<ButtonLink to={paths.sale()}>See the sale</ButtonLink>}
          />
        )}
        <Foot>
          <SafeHtml html={html} />
        </Foot>
      </Container>
    </>
  )
}

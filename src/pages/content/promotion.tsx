import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import type { PromotionPage } from '#contract/catalogue/promotion.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { offerEnds } from '#domain/catalogue/promotion-period.ts'
import { readIsoDate, shortDayText } from '#domain/time/plain-date.ts'
import { productCards } from '#features/catalogue/queries.ts'
import { SafeHtml } from '#features/content/safe-html.tsx'
import { offerQueries } from '#features/promotion/offer-queries.ts'
import { RewardLabel } from '#features/promotion/promotion-cards.tsx'
import { appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { routeParam } from '#lib/page/route-params.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageSection } from '#ui/layout/page-section.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { PageCrumbs } from '../parts/page/page-crumbs.tsx'
import { ListingCards } from '../parts/product/listing-cards.tsx'

export const handle = { pageType: 'promoPage' } satisfies Handle

const shown = 12

const Head = styled('header')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    alignItems: 'center',
    padding: '12px 0 24px',
    '& > div': { display: 'grid', justifyItems: 'start', gap: 12 },
    '& p': { ...theme.typography.lead, color: theme.vars.palette.text.secondary },
    '& small': { fontSize: '0.875rem', fontWeight: 600 },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: 48 },
  })),
)

const PictureFrame = styled('div')(
  themed(({ theme }) => ({ overflow: 'hidden', borderRadius: theme.vars.shape.large })),
)

export async function loader({ params, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { api, queryClient } = app
  const promotion = await queryClient.ensureQueryData(offerQueries(api).view(routeParam(params, 'uri')))
  await queryClient.prefetchQuery(productCards(app, promotion.products.slice(0, shown)))
  return null
}

/** One promotion: what it gives, for what, until when, and how to get it. */
export function Component() {
  const app = useApp()
  const uri = routeParam(useParams(), 'uri')
  const { data: promotion } = useSuspenseQuery(offerQueries(app.api).view(uri))
  const skus = promotion.products.slice(0, shown)
  const { data: products = [] } = useQuery({ ...productCards(app, skus), enabled: skus.length > 0 })
  const { title, description, brand, html } = promotion
  return (
    <>
      <PageMeta title={title} description={description} />
      <Container>
        <PageCrumbs
          crumbs={[
            { name: 'Promotions', to: paths.promotions() },
            { name: title, to: paths.promotion({ uri }) },
          ]}
        />
        <PromotionHead promotion={promotion} />
      </Container>
      {skus.length === 0 && (
        <PageSection title="It comes with these">
          <p>We have none of these products at the moment.</p>
        </PageSection>
      )}
      {products.length > 0 && (
        <PageSection title="It comes with these" note={brand ?? undefined}>
          {/* One or two cards would leave most of a row empty. */}
          <ListingCards
            products={products}
            layout={products.length > 2 ? 'grid' : 'list'}
            columns={4}
            label="It comes with these"
          />
        </PageSection>
      )}
      <PageSection title="Terms">
        <SafeHtml html={html} />
      </PageSection>
    </>
  )
}

function PromotionHead({ promotion }: { promotion: PromotionPage }) {
  const { title, description, rewardLabel, thumbnailImg, categories, redemptionEndDate } = promotion
  const ends = offerEnds(promotion)
  const claimBy = readIsoDate(redemptionEndDate)
  return (
    <Head>
      {thumbnailImg && (
        <PictureFrame>
          <Picture picture={thumbnailImg} alt="" sizes="(min-width: 768px) 48vw, 94vw" ratio="4 / 3" priority />
        </PictureFrame>
      )}
      <div>
        <RewardLabel>{rewardLabel}</RewardLabel>
        <Heading level={1}>{title}</Heading>
        <p>{description}</p>
        {ends && <small>{ends}</small>}
        {promotion.claimForm && promotion.childHasActiveRedemption && (
          <>
            {claimBy && <small>{`Claim it by ${shortDayText(claimBy)} ${claimBy[0]}`}</small>}
            <ButtonLink variant="primary" to={paths.form({ url: promotion.claimForm })}>
              Claim the reward
            </ButtonLink>
          </>
        )}
        {categories.map(({ name, uri }) => (
          <Link key={uri} to={paths.category(uri)}>
            See all {categoryInLine(name)}
          </Link>
        ))}
      </div>
    </Head>
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { useParams } from 'react-router-dom'
import type { Product } from '#contract/catalogue/product.ts'
import { isNotFound } from '#contract/protocol/api-error.ts'
import { type Settings, settingFlag, supportNumber } from '#domain/settings/settings.ts'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { CompareSlot } from '#features/compare/compare-slot.tsx'
import { productLd } from '#features/product/product-ld.ts'
import { ProductView } from '#features/product/product-view.tsx'
import { productQueries } from '#features/product/queries.ts'
import { SaleStrip } from '#features/promotion/sale-strip.tsx'
import { SaleTag } from '#features/promotion/sale-tag.tsx'
import { firstReviews, reviewQueries } from '#features/reviews/queries.ts'
import { QuestionList } from '#features/reviews/question-list.tsx'
import { ReviewList } from '#features/reviews/review-list.tsx'
import { settingsQueries } from '#features/settings/queries.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { NearView } from '#lib/boot/near-view.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { missingPage, routeParam } from '#lib/page/route-params.ts'
import { breadcrumbList } from '#lib/page/structured-data.ts'
import { track } from '#lib/tracking/data-layer.ts'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { CallUsNow } from '../parts/page/call-us-now.tsx'
import { TextInModal } from '../parts/page/text-in-modal.tsx'
import { useProvider } from '../parts/page/third-party-feature.tsx'
import { DeliveryPanel } from '../parts/product/delivery-panel.tsx'
import { ProductFeatures } from '../parts/product/product-features.tsx'
import { ShopCards } from '../parts/product/shop-cards.tsx'

const RunningCost = onDemand(() => import('../parts/product/running-cost.tsx').then((module) => module.RunningCost))

const RecentlyViewed = onDemand(() =>
  import('../parts/product/recently-viewed.tsx').then((module) => module.RecentlyViewed),
)

export const handle = { pageType: 'product' } satisfies Handle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = routeParam(params, 'slug')
  const { api, queryClient } = context.get(appContext)
  const queries = productQueries(api)
  const product = await queryClient.ensureQueryData(queries.bySlug(slug)).catch((error: unknown) => {
    throw isNotFound(error) ? missingPage() : error
  })
  // The page is whole without these: a failure leaves its section out.
  await Promise.all([
    queryClient.prefetchQuery(queries.meta(product.productId)),
    queryClient.prefetchQuery(queries.features(product.sku)),
    queryClient.prefetchQuery(queries.specifications(product.sku)),
    queryClient.prefetchQuery(queries.upsellOptions(product.sku)),
    queryClient.prefetchQuery(reviewQueries(api).list(product.sku, firstReviews)),
    queryClient.prefetchQuery(reviewQueries(api).questions(product.sku)),
    queryClient.prefetchQuery(settingsQueries(api).list()),
  ])
  return null
}

const showsReviews = (settings: Settings) => settingFlag(settings, 'ReviewSummariesEnabled', true)

/** Applies the shop's settings to the product: may hide the review summary and the promotion. */
const asSet = (product: Product, settings: Settings): Product => ({
  ...product,
  rating: showsReviews(settings) ? product.rating : null,
  promotion: settingFlag(settings, 'NewPromotionsEnabled', true) ? product.promotion : null,
})

export function Component() {
  const { slug = '' } = useParams()
  const { api, brand } = useApp()
  const origin = useOrigin()
  const queries = productQueries(api)
  const { data: known } = useSuspenseQuery(queries.bySlug(slug))
  const settings = useSettings()
  const product = asSet(known, settings)
  const phone = supportNumber(settings, [brand.supportNumber])
  const { productId, sku, title } = product
  useEffect(() => track('productView', { productId, sku, name: title }), [productId, sku, title])
  const { data: written } = useQuery(reviewQueries(api).list(sku, firstReviews))
  const isReviewedElsewhere = useProvider('reviews')
  const { data: meta } = useQuery(queries.meta(productId))
  const crumbs = product.crumbs.map(({ name, uri }) => ({ name, to: uri }))
  const here = { name: product.title, to: paths.product({ slug: product.uri }) }
  const image = pictureUrl(product.image.path, 800, 'webp')
  return (
    <>
      <PageMeta
        title={meta?.title || product.title}
        description={meta?.description || product.description}
        image={image}
        type="product"
      />
      <JsonLd data={productLd(product, origin, brand, showsReviews(settings) ? written?.reviews : [])} />
      <JsonLd data={breadcrumbList(origin, [...crumbs, here])} />
      <ProductView
        product={product}
        crumbs={[...crumbs, here]}
        showPriceHistory={settingFlag(settings, 'PriceHistoryEnabled', false)}
        showReviews={showsReviews(settings)}
        showCrossSell={settingFlag(settings, 'CrossSellEnabled', true)}
        priceExtras={{
          supportNumber: phone,
          promiseMore: (
            <TextInModal name="legendary-service" title="Our service">
              How we work
            </TextInModal>
          ),
          showPriceMatch: settingFlag(settings, 'PriceMatchEnabled', true),
          sale: {
            tag: <SaleTag slot="priceTag" />,
            urgency: <SaleStrip slot="productUrgencyMessage" variant="box" counts />,
          },
        }}
        delivery={<DeliveryPanel product={product} />}
        buy={(choice, total, place) => (
          <AddToCart product={product} variant={place === 'box' ? 'main' : 'bar'} choice={choice} total={total} />
        )}
        compare={<CompareSlot product={product} label="Add to compare" />}
        call={settingFlag(settings, 'CallUsNowEnabled', false) && <CallUsNow phone={phone} />}
        cards={(products) => <ShopCards products={products} layout="shelf" columns={4} />}
        runningCost={product.energyUse && <RunningCost key={sku} product={product} use={product.energyUse} />}
        reviews={showsReviews(settings) && !isReviewedElsewhere && <ReviewList key={sku} sku={sku} />}
        questions={<QuestionList key={sku} sku={sku} />}
        more={
          <>
            <ProductFeatures product={product} />
            <NearView key={`viewed ${sku}`}>
              <RecentlyViewed sku={sku} />
            </NearView>
          </>
        }
      />
    </>
  )
}

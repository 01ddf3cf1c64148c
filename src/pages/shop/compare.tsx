import { styled } from '@mui/material/styles'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { compareLimits } from '#domain/catalogue/compare-list.ts'
import { settingFlag } from '#domain/settings/settings.ts'
import { AddToCart } from '#features/cart/add-to-cart.tsx'
import { namesNothing, skusIn, withSkus } from '#features/compare/page/compare-address.ts'
import { CompareEmpty } from '#features/compare/page/compare-empty.tsx'
import { compareTitle } from '#features/compare/page/compare-rows.ts'
import { CompareView } from '#features/compare/page/compare-view.tsx'
import { compareQueries } from '#features/compare/queries.ts'
import { useCompareList } from '#features/compare/use-compare-list.ts'
import { useGeo } from '#features/location/use-geo.ts'
import { productQueries } from '#features/product/queries.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { useSettings } from '#features/settings/use-settings.ts'
import { type App, appContext, useApp } from '#lib/app.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { missingPage } from '#lib/page/route-params.ts'
import { Container } from '#ui/layout/container.tsx'
import { ShopPrice } from '../parts/product/shop-price.tsx'

export const handle = { pageType: 'productComparison' } satisfies Handle

/** Uses the default of every setting when the request fails. */
const settingsOf = ({ api, queryClient }: App) =>
  queryClient.ensureQueryData(settingsQueries(api).list()).catch(() => ({ items: [] }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const skus = skusIn(new URL(request.url))
  const [settings] = await Promise.all([
    settingsOf(app),
    app.queryClient.ensureQueryData(compareQueries(app.api).products(skus)),
  ])
  if (!settingFlag(settings.items, 'ComparePageEnabled', true)) throw missingPage()
  return null
}

// Keeps the footer below the first screen, so that late content does not move visible content.
const Page = styled(Container)({ minHeight: '100vh', paddingBottom: 64 })

export function Component() {
  const { api, brand } = useApp()
  const place = useLocation()
  const navigate = useNavigate()
  const { list, items } = useCompareList()
  const skus = skusIn(place)
  const { data: products } = useSuspenseQuery(compareQueries(api).products(skus))
  const shown = products.map(({ sku }) => sku)
  const own = useOwnList(place)
  const show = (next: readonly string[]) =>
    void navigate(withSkus(place, next), { replace: true, preventScrollReset: true })

  function remove(sku: string) {
    if (items.some((item) => item.sku === sku)) void list.remove(sku)
    show(shown.filter((shownSku) => shownSku !== sku))
  }
  function add(product: ProductCard) {
    if (shown.includes(product.sku) || shown.length >= compareLimits.max) return
    // A full list is not changed: this page may be a link shared by another visitor.
    if (items.length < compareLimits.max) void list.add(product)
    show([...shown, product.sku])
  }

  return (
    <Page>
      <PageMeta
        title={compareTitle(products)}
        description={`Prices, delivery, sizes and running costs side by side at ${brand.name}.`}
        noIndex={products.length === 0}
      />
      {products.length > 0 ? (
        <Comparison products={products} onRemove={remove} onAdd={add} />
      ) : (
        !own.isExpected && <CompareEmpty onAdd={add} />
      )}
      {own.address && <Navigate replace to={own.address} />}
    </Page>
  )
}

/** An address without products leads to the visitor's own list; `isExpected` also while that is not known. */
function useOwnList(place: ReturnType<typeof useLocation>) {
  const { items, isKnown, isChanging } = useCompareList()
  const isSettled = isKnown && !isChanging
  const isOwn = namesNothing(place)
  const address =
    isOwn && isSettled && items.length > 0
      ? withSkus(
          place,
          items.map(({ sku }) => sku),
        )
      : ''
  return { address, isExpected: isOwn && (!isSettled || address !== '') }
}

type Props = Pick<Parameters<typeof CompareView>[0], 'products' | 'onRemove' | 'onAdd'>

function Comparison(props: Props) {
  const { api } = useApp()
  const settings = useSettings()
  const geo = useGeo()
  const skus = props.products.map(({ sku }) => sku)
  const { data: estimates } = useQuery({
    ...productQueries(api).delivery(skus, geo?.locationId),
    enabled: geo !== undefined && geo.postcode !== '',
  })
  const flag = (name: Parameters<typeof settingFlag>[1]) => settingFlag(settings, name, true)
  return (
    <CompareView
      {...props}
      estimates={estimates}
      postcode={geo?.postcode}
      highlight={{
        isOffered: flag('ComparePageHighlightDifferencesEnabled'),
        isOn: flag('ComparePageHighlightToggleDefault'),
      }}
      showRatings={flag('ComparePageReviewSummary')}
      price={(product) => <ShopPrice product={product} />}
      buy={(product) => <AddToCart product={product} variant="wide" />}
    />
  )
}

import { styled } from '@mui/material/styles'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { blockFiles } from '#features/home/blocks.ts'
import { HomeView } from '#features/home/home-view.tsx'
import { prepareHome } from '#features/home/prepare-home.ts'
import { appContext, useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { PageMeta } from '#lib/page/page-meta.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { themed } from '#ui/themed.ts'
import { BuyAll } from '../parts/product/buy-all.tsx'
import { QuickOrder } from '../parts/product/quick-order.tsx'
import { ShopCards } from '../parts/product/shop-cards.tsx'

// Reserves the height, so that nothing moves when it loads.
const EndSpace = styled('div')(
  themed(({ theme }) => ({ minHeight: 1680, [theme.breakpoints.up('md')]: { minHeight: 1180 } })),
)

const HomeEnd = onDemand(
  () => import('../parts/page/home-end.tsx').then((module) => module.HomeEnd),
  <EndSpace />,
  whenIdle,
)

export const handle = {
  pageType: 'homepage',
  prepare: prepareHome,
  // Used on the server only.
  modules: ({ brand }) => (import.meta.env.SSR ? blockFiles(brand.home.blocks) : []),
} satisfies Handle

export async function loader({ context }: LoaderFunctionArgs) {
  await prepareHome(context.get(appContext))
  return null
}

export function Component() {
  const { brand } = useApp()
  const origin = useOrigin()
  return (
    <>
      <PageMeta title={brand.wording.homeTitle} description={brand.wording.homeDescription} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: brand.name,
          legalName: brand.legalName,
          url: `${origin}/`,
          logo: `${origin}/brands/${brand.key}/icon-512.png`,
          telephone: brand.supportNumber,
        }}
      />
      <HomeView
        cards={(products, { layout = 'shelf', ...options }) => (
          <ShopCards products={products} layout={layout} {...options} />
        )}
        buyAll={(products, label) => <BuyAll products={products} label={label} />}
        quickOrder={<QuickOrder />}
      />
      <HomeEnd placeholder={<EndSpace />} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ProductSection } from '#features/product/details/product-section.tsx'
import { useApp } from '#lib/app.tsx'
import { createOpenedProducts } from '#offline/opened-products.ts'
import { ShopCards } from './shop-cards.tsx'

const shown = 8

/** The products whose pages were open on this device before this one; nothing without any. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const { brand } = useApp()
  const { data: products = [] } = useQuery({
    queryKey: ['viewed', brand.key, sku],
    queryFn: async () => {
      const opened = await createOpenedProducts({ brand: brand.key }).list()
      return opened.filter((product) => product.sku !== sku).slice(0, shown)
    },
    gcTime: 0,
    meta: { inline: true },
  })
  if (products.length === 0) return null
  return (
    <ProductSection id="recently-viewed" title="Recently viewed">
      <ShopCards products={products} layout="shelf" columns={4} label="Recently viewed" />
    </ProductSection>
  )
}

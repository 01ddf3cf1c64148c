import { priceDisplay } from '#domain/money/price-display.ts'
import { useApp } from '#lib/app.tsx'
import { Price } from '#ui/price/price.tsx'
import type { Sample } from '../samples.ts'

/** As the brand shows it to signed-out shoppers. */
export function SamplePrice({ product }: { product: Sample }) {
  const { loginForPrice } = useApp().brand.flags
  return <Price display={priceDisplay(product, { loginForPrice, isSignedIn: false })} requestTo="/x" loginTo="/x" />
}

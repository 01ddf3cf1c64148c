import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalogue/product.ts'
import { type PriceDisplay, priceDisplay } from '#domain/money/price-display.ts'
import { useSignedIn } from '#lib/account/signed-in.ts'
import { useApp } from '#lib/app.tsx'
import type { ProductQuestion } from '#themes/home-blocks.ts'
import { homeQueries } from './queries.ts'

/** The products of a block; prepareHome has loaded them. */
export function useProducts(question: ProductQuestion): readonly ProductCard[] {
  const { data } = useSuspenseQuery(homeQueries(useApp()).products(question))
  return data
}

/** Returns what this shop shows as the price of a product. */
export function usePriceOf(): (product: ProductCard) => PriceDisplay {
  const { brand } = useApp()
  const isSignedIn = useSignedIn()
  const visitor = { loginForPrice: brand.flags.loginForPrice, isSignedIn, country: brand.country }
  return (product) => priceDisplay(product, visitor)
}

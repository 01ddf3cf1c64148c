import {
  compareAddress,
  comparisonAddress,
  readCompareSkus,
  readComparisonSkus,
} from '#domain/catalogue/compare-list.ts'

type Location = { pathname: string; search: string }

const segments = /^\/comparison\//i

/** The SKUs of either address of the page. */
export function skusIn({ pathname, search }: Location): readonly string[] {
  if (segments.test(pathname)) return readComparisonSkus(pathname.replace(segments, ''))
  return readCompareSkus(new URLSearchParams(search).get('sku'))
}

/** The same address with other products. */
export const withSkus = ({ pathname }: Location, skus: readonly string[]) =>
  segments.test(pathname) && skus.length > 0 ? comparisonAddress(skus) : compareAddress(skus)

/** Whether the URL has no SKUs, so that the page shows the visitor's own list. */
export const namesNothing = ({ pathname, search }: Location) =>
  !segments.test(pathname) && !new URLSearchParams(search).has('sku')

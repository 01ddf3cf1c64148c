import {
  compareAddress,
  comparisonAddress,
  readCompareSkus,
  readComparisonSkus,
} from '#domain/catalogue/compare-list.ts'

type Place = { pathname: string; search: string }

const segments = /^\/comparison\//i

/** The SKUs of either address of the page. */
export function skusIn({ pathname, search }: Place): readonly string[] {
  if (segments.test(pathname)) return readComparisonSkus(pathname.replace(segments, ''))
  return readCompareSkus(new URLSearchParams(search).get('sku'))
}

/** The same address with other products. */
export const withSkus = ({ pathname }: Place, skus: readonly string[]) =>
  segments.test(pathname) && skus.length > 0 ? comparisonAddress(skus) : compareAddress(skus)

/** Whether the URL has no SKUs, so that the page shows the visitor's own list. */
export const namesNothing = ({ pathname, search }: Place) =>
  !segments.test(pathname) && !new URLSearchParams(search).has('sku')

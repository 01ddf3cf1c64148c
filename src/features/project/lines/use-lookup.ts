import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { readGtin } from '#domain/catalogue/gtin.ts'
import { useApp } from '#lib/app.tsx'
import { reportFailure } from '#lib/network/report-failure.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import {
  createKnownProducts,
  type KnownProduct,
  knownByCode,
  ofLine,
  ofPicked,
  searchKnown,
} from '#offline/project/stored/known-products.ts'

/** A device whose storage cannot be read knows no product. */
function none(cause: unknown): readonly KnownProduct[] {
  reportFailure('known products', cause)
  return []
}

type Options = { isOffline: boolean; projectId: string }

/** Products for the typed text: from the shop or, while offline, those this device has shown. */
export function useLookup(text: string, { isOffline, projectId }: Options) {
  const { api, brand } = useApp()
  const client = useQueryClient()
  const known = useMemo(() => createKnownProducts({ brand: brand.key }), [brand.key])
  const canSearch = text.length >= 2
  const { data, error, isPlaceholderData } = useQuery({
    ...projectQueries(api).products(text),
    enabled: canSearch && !isOffline,
  })
  const isHere = isOffline || lacksConnection(error)
  const ofDevice = { queryKey: ['project', 'known'], queryFn: known.list, staleTime: 5_000 }
  const { data: seen } = useQuery({ ...ofDevice, enabled: canSearch && isHere })

  useEffect(() => {
    if (data && !isPlaceholderData)
      known.remember(data.products).catch((cause: unknown) => reportFailure('known products', cause))
  }, [data, isPlaceholderData, known])

  const options = isHere ? seen && searchKnown(seen, text) : data?.products.map(ofPicked)
  /** The SKU for a barcode number; any other code is treated as a SKU. */
  async function skuOf(code: string) {
    const gtin = readGtin(code)
    if (gtin === null) return code
    const { products } = await client.fetchQuery({ ...projectQueries(api).products(gtin), staleTime: 0 })
    return products.find((product) => product.gtin === gtin)?.sku ?? code
  }

  return {
    options: canSearch ? options : undefined,
    error: isHere ? null : error,
    isHere,
    /** The product with this SKU or barcode number as this device knows it. */
    knownAs: async (code: string) => knownByCode(await client.fetchQuery(ofDevice).catch(none), code),
    /** The same from the shop; rejects with the reason when there is none. */
    ofShop: async (code: string) => {
      const line = { ...projectQueries(api).line(await skuOf(code), projectId), staleTime: 0 }
      return ofLine(await client.fetchQuery(line))
    },
  }
}

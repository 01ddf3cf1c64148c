import { describe, expect, it } from 'vitest'
import { ribbonTypes } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { clearanceConditions } from '../../../catalogue/store/clearance.ts'
import { buildDataset } from '../dataset.ts'
import { shops } from '../shops.ts'
import { soldOutSku } from './ranges.ts'

const data = buildDataset({ today: '2026-11-20', pictureKeys: null })
const products = new Map(data.products.map((product) => [product.id, product]))
const productOf = (id: string) => {
  const product = products.get(id)
  if (!product) throw new Error(`no product ${id}`)
  return product
}
const stockOf = Map.groupBy(data.stock, ({ productId }) => productId)
const pieces = (id: string) => (stockOf.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0)

describe.each(shops)('listings of $key', ({ key: brand }) => {
  const listings = data.listings.filter((listing) => listing.brand === brand)

  it('are numerous: more than 500 in the main shop', () => {
    expect(listings.length).toBeGreaterThanOrEqual(brand === 'aol' ? 500 : 60)
  })

  it('include every kind of price', () => {
    const full = listings.filter(
      (listing) =>
        listing.pricingText &&
        listing.pricingValue &&
        listing.tooltip &&
        listing.valuePromise &&
        listing.priceMatch &&
        (listing.rrpCents ?? 0) > (listing.priceCents ?? 0),
    )
    expect(full.length).toBeGreaterThan(0)
    expect(
      listings.some(
        (listing) =>
          listing.priceCents &&
          !listing.rrpCents &&
          !listing.pricingText &&
          !listing.valuePromise &&
          !listing.priceMatch &&
          !listing.ribbonType,
      ),
    ).toBe(true)
    expect(listings.some((listing) => !listing.priceCents && !listing.priceUponRequest)).toBe(true)
    expect(listings.some((listing) => !listing.priceCents && listing.priceUponRequest)).toBe(true)
  })

  it('include products out of stock, with missing parts, and the one that is never restocked', () => {
    expect(
      listings.some((listing) => pieces(listing.productId) === 0 && productOf(listing.productId).sku !== soldOutSku),
    ).toBe(true)
    expect(listings.some(({ missingParts }) => missingParts)).toBe(true)
    const gone = listings.filter((listing) => productOf(listing.productId).sku === soldOutSku)
    expect(
      gone.map((listing) => [
        pieces(listing.productId),
        (stockOf.get(listing.productId) ?? []).every(({ nextDate }) => nextDate === null),
      ]),
    ).toEqual([[0, true]])
  })

  it('never exceed the recommended price, and show the exact saving', () => {
    for (const { priceCents, rrpCents, ribbonType, ribbonText, productId } of listings) {
      const { sku } = productOf(productId)
      if (priceCents && rrpCents) expect(rrpCents, sku).toBeGreaterThanOrEqual(priceCents)
      if (ribbonType !== 'save') continue
      expect(ribbonText, sku).toBe(`Save $${(((rrpCents ?? 0) - (priceCents ?? 0)) / 100).toLocaleString('en-AU')}`)
    }
  })
})

const groupsOf = (brand: string) =>
  new Set(
    data.listings
      .filter((listing) => listing.brand === brand)
      .map(({ productId }) => productOf(productId).categoryUri.split('/')[0]),
  )

it('lists furniture only in shops that sell it', () => {
  for (const { key, sells } of Object.values(brands))
    expect([key, groupsOf(key).has('furniture')]).toEqual([key, sells.includes('furniture')])
  expect(groupsOf('andoo')).toEqual(new Set(['furniture', 'kitchen']))
})

it('shows all eight ribbons where ribbons are enabled', () => {
  for (const brand of ['aol', 'aol-nz', 'hc'])
    expect(
      new Set(
        data.listings
          .filter((listing) => listing.brand === brand && listing.ribbonType)
          .map(({ ribbonType }) => ribbonType),
      ),
    ).toEqual(new Set(ribbonTypes))
})

it('ends New Zealand prices in 9', () => {
  for (const { priceCents } of data.listings.filter(({ brand }) => brand === 'aol-nz'))
    if (priceCents) expect(priceCents % 1000).toBe(900)
})

it('discounts clearance products by a quarter or more and grades them', () => {
  for (const { priceCents, rrpCents, condition } of data.listings.filter(({ brand }) => brand === 'hc')) {
    expect(['runout', 'cosmetic', 'new', 'unavailable']).toContain(condition)
    if (priceCents && rrpCents) expect(priceCents / rrpCents).toBeLessThan(0.87)
  }
})

it('has clearance products in every shop', () => {
  const left = data.listings.filter(({ condition }) => clearanceConditions.includes(condition))
  expect(new Set(left.map(({ brand }) => brand))).toEqual(new Set(shops.map(({ key }) => key)))
})

it('has every relation of price to recommended price', () => {
  const priced = data.listings.filter(({ priceCents }) => priceCents)
  const saving = (listing: (typeof priced)[number]) => (listing.rrpCents ?? 0) - (listing.priceCents ?? 0)
  const share = (listing: (typeof priced)[number]) => saving(listing) / (listing.rrpCents ?? 1)
  expect(priced.some(({ rrpCents }) => rrpCents === null)).toBe(true)
  expect(priced.some((listing) => listing.rrpCents === listing.priceCents)).toBe(true)
  expect(priced.some((listing) => saving(listing) > 0 && share(listing) < 0.05 && saving(listing) < 200_00)).toBe(true)
  expect(priced.some((listing) => share(listing) < 0.05 && saving(listing) >= 200_00)).toBe(true)
  expect(priced.some((listing) => share(listing) >= 0.05)).toBe(true)
})

describe('price histories', () => {
  const histories = Map.groupBy(data.priceHistory, ({ brand, productId }) => `${brand}/${productId}`)

  it('exist for most listings and end at the current price', () => {
    const priced = data.listings.filter(({ priceCents }) => priceCents)
    expect(histories.size / priced.length).toBeGreaterThan(0.6)
    for (const { brand, productId, priceCents } of priced) {
      const steps = histories.get(`${brand}/${productId}`)?.toSorted((a, b) => a.on.localeCompare(b.on))
      if (!steps) continue
      expect(steps.at(-1)?.priceCents).toBe(priceCents)
      expect(new Set(steps.map(({ on }) => on)).size).toBe(steps.length)
      expect(steps[0]?.on && steps[0].on >= '2025-11-18').toBe(true)
    }
  })
})

it('uses existing products as rewards', () => {
  const skus = new Set(data.products.map(({ sku }) => sku))
  const ids = new Set(data.promotions.map(({ id }) => id))
  for (const { rewardSku, claimForm } of data.promotions)
    if (claimForm) expect(rewardSku).toBeNull()
    else expect(skus).toContain(rewardSku)
  for (const { promotionId } of data.listings) if (promotionId) expect(ids).toContain(promotionId)
})

it('pictures a reward that is sent by mail with the product that it comes with', () => {
  const claimed = data.promotions.filter(({ claimForm }) => claimForm)
  expect(claimed.length).toBeGreaterThan(0)
  for (const { picture } of claimed) {
    const pictured = data.products.filter(({ images }) => images[0]?.key === picture)
    expect(
      pictured.some(({ title }) => /steam/i.test(title)),
      `${picture}`,
    ).toBe(true)
  }
})

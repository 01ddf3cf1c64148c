import type { AgreedPrice, ProjectProduct } from '#contract/project/project-parts.ts'
import { lineEdits } from '#domain/cart/cart.ts'
import { toDollars } from '#domain/money/money.ts'
import { wasPrice } from '#domain/project/price/price-agreement.ts'
import { pathsThrough } from '../../cart/store/cart-contents.ts'
import type { ChoiceRow } from '../../database/schema/catalogue.ts'
import { pictureOf } from '../../images/library.ts'
import type { PricedProjectLine } from '../project-pricing.ts'
import type { ProjectLineRow } from '../store/project-lines.ts'

/** A price match needs the address of a competitor. */
const staffEdits = lineEdits.AllEditable + lineEdits.CompetitorUrlValidation

const dollars = (cents: number | null | undefined) => (cents == null ? null : toDollars(cents))

const choice = (row: ChoiceRow | null) => row && { id: row.id, name: row.name, price: toDollars(row.priceCents) }

type Agreement = Pick<ProjectLineRow, 'agreedCents' | 'priceReason' | 'competitor' | 'competitorUrl'>

/** The price staff agreed to, while it applies. */
export const agreedResponse = ({ agreedCents, priceReason, ...proof }: Agreement): AgreedPrice | null =>
  agreedCents === null || priceReason === null
    ? null
    : {
        price: toDollars(agreedCents),
        reason: priceReason,
        competitor: proof.competitor,
        competitorUrl: proof.competitorUrl,
      }

function unavailableReason({ isAvailable, product, liveCents, unitCents }: PricedProjectLine): string | null {
  if (isAvailable) return null
  if (product?.condition == null) return 'No longer sold here'
  return liveCents === null && unitCents === 0 ? 'Its price is on request' : 'Sold out'
}

/** A project line as the API returns it. `names` maps category paths to names. */
export function projectLineResponse(
  priced: PricedProjectLine,
  names: ReadonlyMap<string, string>,
  sortOrder = 0,
): ProjectProduct {
  const { line, product, liveCents, unitCents, quantity, stock, isAvailable } = priced
  const title = product?.title ?? line.sku
  const prices = { price: toDollars(unitCents), livePrice: dollars(liveCents), agreed: agreedResponse(line) }
  return {
    productCode: line.productCode,
    sku: line.sku,
    gtin: product?.gtin ?? null,
    title,
    ...prices,
    wasPrice: wasPrice(prices),
    quantity,
    brand: product?.manufacturerName ?? '',
    category: product?.categoryName ?? '',
    categorization: pathsThrough(product?.categoryUri ?? '')
      .map((path) => names.get(path) ?? '')
      .join('/'),
    available: isAvailable,
    unavailableReason: unavailableReason(priced),
    lineDiscount: toDollars(Math.max(0, (liveCents ?? 0) - unitCents) * quantity),
    showVariation: product?.variantGroup != null,
    sortOrder,
    ...(product ? { uri: `/p/${product.slug}` } : {}),
    image: pictureOf(product?.image?.key, product?.image?.alt ?? title),
    rrp: dollars(product?.rrpCents),
    conditionType: product?.condition ?? 'unavailable',
    missingParts: product?.missingParts ?? null,
    ribbonType: product?.ribbonType ?? null,
    selectedWarranty: choice(priced.warranty),
    selectedInstall: choice(priced.install),
    editFlags: product?.condition == null ? lineEdits.Delete : staffEdits,
    folderId: line.folderId,
    position: line.position,
    lineTotal: toDollars(priced.totalCents),
    lockedPrice: priced.isHeld ? dollars(line.lockedCents) : null,
    addedSinceLock: priced.addedSinceLock,
    availability: priced.availability,
    stockQuantity: Math.max(0, stock?.quantity ?? 0),
    nextStockDate: stock?.nextDate ?? null,
  }
}

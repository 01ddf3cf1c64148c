import type { AgreedPrice, ProjectProduct } from '#contract/project/project-parts.ts'
import type { PriceReason } from '#contract/project/project-values.ts'
import { moneyText } from '#domain/project/project-texts.ts'

export const reasonTexts: Readonly<Record<PriceReason, string>> = {
  priceMatch: 'Price match',
  package: 'Package deal',
  displayStock: 'Display or damaged stock',
  goodwill: 'Goodwill',
}

/** `$1,800.00, price match with Boxford (https://boxford.example/oven)`: for the history and for conflicts. */
export function agreementText(agreed: AgreedPrice | null): string {
  if (!agreed) return "today's price"
  const { price, reason, competitor, competitorUrl } = agreed
  const words = reasonTexts[reason]
  const why = `${words.charAt(0).toLowerCase()}${words.slice(1)}`
  const proof = competitor ? ` with ${competitor} (${competitorUrl})` : ''
  return `${moneyText(price)}, ${why}${proof}`
}

/** Today's price beside a lower one that was agreed; null where nothing was taken off. */
export const wasPrice = ({ agreed, price, livePrice }: Pick<ProjectProduct, 'agreed' | 'price' | 'livePrice'>) =>
  agreed !== null && livePrice !== null && livePrice > price ? livePrice : null

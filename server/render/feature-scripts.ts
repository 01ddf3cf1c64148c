import type { FeatureScripts } from '#domain/feature-scripts.ts'
import { attribute } from './attribute.ts'
import { isConfirmation, isPaymentArea } from './payment-area.ts'

/** Scripts of third-party features, and further origins they load from and call. */
export type Features = { scripts: FeatureScripts; origins: readonly string[] }

type OnPage = { tag: string; features: readonly string[] }

const metaTag = (scripts: FeatureScripts) =>
  `<meta name="feature-scripts" content="${attribute(JSON.stringify(scripts))}">`

/** The scripts a page may load, for its head, and the origins its policy admits. None where a card is typed. */
export function featuresOn({ pathname }: URL, features: Features | null): OnPage {
  if (!features) return { tag: '', features: [] }
  // The empty list makes the checkout load the confirmation as a document of its own.
  if (isPaymentArea(pathname) && !isConfirmation(pathname)) return { tag: metaTag({}), features: [] }
  const { scripts, origins } = features
  const own = Object.values(scripts).map((address) => new URL(address).origin)
  return { tag: metaTag(scripts), features: [...new Set([...own, ...origins])] }
}

import type { FeatureScripts } from '#domain/tracking/feature-scripts.ts'
import { attribute } from './attribute.ts'
import { isConfirmation, isPaymentArea } from './payment-area.ts'

/** Scripts of third-party features, and further origins they load from or send to. */
export type Features = { scripts: FeatureScripts; origins: readonly string[] }

type OnPage = { tag: string; features: readonly string[] }

const metaTag = (scripts: FeatureScripts) =>
  `<meta name="feature-scripts" content="${attribute(JSON.stringify(scripts))}">`

/**
 * The meta tag with the scripts a page may load, and the origins for its CSP. None on payment pages except the
 * confirmation.
 */
export function featuresOn({ pathname }: URL, features: Features | null): OnPage {
  if (!features) return { tag: '', features: [] }
  // With an empty list the checkout loads the confirmation as a new document.
  if (isPaymentArea(pathname) && !isConfirmation(pathname)) return { tag: metaTag({}), features: [] }
  const { scripts, origins } = features
  const own = Object.values(scripts).map((address) => new URL(address).origin)
  return { tag: metaTag(scripts), features: [...new Set([...own, ...origins])] }
}

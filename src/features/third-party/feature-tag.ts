import type { FeatureScripts } from '#domain/tracking/feature-scripts.ts'

/** Names no feature in documents of the checkout, and is missing where none is configured. */
export const featureTag = 'meta[name="feature-scripts"]'

/** The scripts this document may load: the server lists them where its policy admits their origins. */
export const featureScripts = (page: Document = document): FeatureScripts =>
  JSON.parse(page.querySelector<HTMLMetaElement>(featureTag)?.content || '{}') as FeatureScripts // written by the server

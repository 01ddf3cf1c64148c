import type { StylisPlugin } from '@emotion/cache'

/** Properties that Safari supports only, or completely only, with its prefix. */
const safariNames = new Set([
  'text-decoration',
  'text-size-adjust',
  'user-select',
  'backdrop-filter',
  'hyphens',
  'mask',
])

/**
 * Prefixes for current browsers only. Emotion's own also support browsers of ten years ago, a fifth of the styles of a
 * page.
 */
const safariPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && safariNames.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`
}

/** One array for all pages: Emotion caches compiled styles by its identity. */
export const stylisPlugins = [safariPrefixes]

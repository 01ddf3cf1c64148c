import type { StylisPlugin } from '@emotion/cache'

/** What Safari knows only, or in full only, by its own name. */
const safariNames = new Set([
  'text-decoration',
  'text-size-adjust',
  'user-select',
  'backdrop-filter',
  'hyphens',
  'mask',
])

/**
 * Vendor names for today's browsers alone. The library's own would name those of ten years ago too, which is a fifth of the styles
 * in a page.
 */
const safariPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && safariNames.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`
}

/** One list for all pages: what a style comes to is remembered by it. */
export const stylisPlugins = [safariPrefixes]

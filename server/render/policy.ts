/** The hash of an empty style tag: emotion opens one before it fills it (D19). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const list = (...sources: readonly string[]) => sources.join(' ')

const directives = (styleHashes: readonly string[], guests: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': list("'self'", ...guests),
  'style-src': list("'self'", emptyStyle, ...styleHashes),
  // MUI writes measured sizes into style attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': list("'self'", ...guests),
  ...(guests.length > 0 ? { 'frame-src': list(...guests) } : {}),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
})

/**
 * Content security policy of a page: no inline script at all, styles by hash. Guests are the origins of what a shop has switched
 * on from elsewhere.
 */
export const contentPolicy = (styleHashes: readonly string[] = [], guests: readonly string[] = []) =>
  Object.entries(directives(styleHashes, guests))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

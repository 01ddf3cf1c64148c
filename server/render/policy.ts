/** The hash of an empty style tag: emotion opens one before it fills it (D19). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const directives = (styleHashes: readonly string[]) => ({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", emptyStyle, ...styleHashes].join(' '),
  // MUI writes measured sizes into style attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
})

/** Content security policy of a page: no inline script at all, styles by hash. */
export const contentPolicy = (styleHashes: readonly string[] = []) =>
  Object.entries(directives(styleHashes))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The hash of an empty style tag: emotion inserts one before it fills it (D19). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Trusted types policies: of the shop, of DOMPurify for sanitised HTML, and the default for libraries. */
const markupPolicies = 'hearth dompurify default'

const list = (...sources: readonly string[]) => sources.join(' ')

/** Third-party origins that a shop enables, by what they may do. */
export type Outsiders = {
  /** Scripts, requests and frames. */
  guests?: readonly string[]
  /** Scripts, requests, frames, images, videos and style sheets. */
  features?: readonly string[]
  /** Scripts, requests and images. */
  trackers?: readonly string[]
  /** Scripts and requests. */
  helpers?: readonly string[]
  /** Requests and forms: the shop's own servers on other hosts. */
  backends?: readonly string[]
  /** Images only. */
  images?: readonly string[]
  /** Frames only. */
  frames?: readonly string[]
}

/** CSP hashes of the page's inline styles and scripts. */
export type Inline = { styles?: readonly string[]; scripts?: readonly string[] }

const directives = (
  { styles = [], scripts = [] }: Inline,
  { guests = [], features = [], trackers = [], helpers = [], images = [], backends = [], frames = [] }: Outsiders,
) => ({
  'default-src': "'none'",
  'script-src': list("'self'", ...scripts, ...guests, ...features, ...trackers, ...helpers),
  'style-src': list("'self'", emptyStyle, ...styles, ...features),
  // MUI writes measured sizes into style attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': list("'self' data:", ...features, ...trackers, ...images),
  'media-src': list("'self'", ...features),
  'font-src': "'self'",
  'connect-src': list("'self'", ...guests, ...features, ...trackers, ...helpers, ...backends),
  // Also for store tours, which this server serves.
  'frame-src': list("'self'", ...guests, ...features, ...frames),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': list("'self'", ...backends),
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
})

/** Requires trusted types (src/app/early/trusted-types.ts). Omitted on pages with third-party scripts, which do not support them. */
const trustedTypes = (scripts: string) =>
  /https?:/.test(scripts) ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': markupPolicies }

/** The content security policy of a page; inline styles and scripts are allowed by hash. */
export function contentPolicy(inline: Inline = {}, outsiders: Outsiders = {}) {
  const rules = directives(inline, outsiders)
  return Object.entries({ ...rules, ...trustedTypes(rules['script-src']) })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The hash of an empty style tag: emotion opens one before it fills it (D19). */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Under their names: the shop's own markup, what is left of a text after cleaning, and what libraries cannot do otherwise. */
const markupPolicies = 'hearth dompurify default'

const list = (...sources: readonly string[]) => sources.join(' ')

/** Origins that may do more on a page than look: what a shop has switched on from elsewhere. */
export type Outsiders = {
  /** Run, ask, and show frames of their own. */
  guests?: readonly string[]
  /** Run, ask, and show frames, images, videos and style sheets of their own. */
  features?: readonly string[]
  /** Run, ask and fetch pictures. */
  trackers?: readonly string[]
  /** Run and ask, and nothing else. */
  helpers?: readonly string[]
  /** Answer calls and forms: the shop's own servers on other hosts. */
  backends?: readonly string[]
  /** Pictures only. */
  images?: readonly string[]
  /** Are shown in frames, and do nothing else. */
  frames?: readonly string[]
}

/** What stands in the page itself and may run or style it. */
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
  // The tour of a store is a page of this server.
  'frame-src': list("'self'", ...guests, ...features, ...frames),
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': list("'self'", ...backends),
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
})

/** Text becomes markup or the address of a script only by a policy of the page (src/boot.ts). Scripts from elsewhere know of none. */
const trustedTypes = (scripts: string) =>
  /https?:/.test(scripts) ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': markupPolicies }

/** Content security policy of a page: what stands in the page itself goes by its hash. */
export function contentPolicy(inline: Inline = {}, outsiders: Outsiders = {}) {
  const rules = directives(inline, outsiders)
  return Object.entries({ ...rules, ...trustedTypes(rules['script-src']) })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

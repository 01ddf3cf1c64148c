type Rules = { createHTML?: (html: string) => string | null; createScriptURL?: (address: string) => string | null }
type TrustedTypes = { createPolicy(name: string, rules: Rules): { createHTML: (html: string) => string } }

const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes // not in every browser
const own = trustedTypes?.createPolicy('hearth', { createHTML: (html) => html })
// Strings that libraries assign: React's script tag, and the addresses of the service worker and the entry script.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' ? html : null),
  createScriptURL: (address) => (/^\/(?:sw|anti-fraud)\.js$/.test(address) ? address : null),
})

const known = new Map<string, string>()

/** Marks our own or sanitised markup as trusted. Equal strings return the same object, because React compares them. */
export function trusted(html: string) {
  const markup = known.get(html) ?? own?.createHTML(html) ?? html
  known.set(html, markup)
  return markup
}

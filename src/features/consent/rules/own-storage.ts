/**
 * What the shop itself stores in this browser. A key that is missing here is lost when a consent is taken back, as those of
 * variant tests are, which know a visitor again.
 */
const ownKey = new RegExp(
  `^(?:${[
    'hearth:.*',
    'form-(?:draft|sent)-.*',
    'saleFooterDismissed:.*',
    'loggedIn|accessToken|idToken|redirectPath|nonce|triedEmail|joined-products',
    'checkout-.*|fraud-device|tracked-orders|repeat-visitor',
    'waNewsletter.*|alertCacheData|recheckAlertBannerExpiry|install-.*',
    'dashboard-columns|project-.*|update-later|missing-chunk',
    'react-router-.*|consent',
  ].join('|')})$`,
)

export const isOwnKey = (key: string) => ownKey.test(key)
/** The shop's database, and those of the service worker. */
export const isOwnDatabase = (name: string) => /^(?:hearth|workbox)/.test(name)

/** `www.shop.example` and each domain above it that can own its cookies. */
export function cookieDomains(host: string): readonly string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

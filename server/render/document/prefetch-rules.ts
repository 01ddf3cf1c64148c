const rules = {
  prefetch: [{ where: { href_matches: ['/p/*', '/c/*', '/brands/*', '/products', '/sale'] }, eagerness: 'moderate' }],
}

/**
 * Makes the browser fetch a page of the shop that is about to be opened: pointed at, or in view on a phone. Browsers do
 * not, where the shopper saves data or energy. The app removes the rules: from its start on it loads pages itself.
 */
export const prefetchRules = JSON.stringify(rules)

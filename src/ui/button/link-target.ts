export type LinkTarget =
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'internal'; readonly pathname: string; readonly search: string; readonly hash: string }

const leavesApp = /^(https?:|mailto:|tel:|sms:|#)/i

/** Splits links that leave the app from links of the router, and parses the latter [S1-2.10-37] [S1-2.10-38]. */
export function linkTarget(to: string): LinkTarget {
  if (leavesApp.test(to)) return { kind: 'external', href: to }
  const [beforeHash = '', ...fragment] = to.split('#')
  const [pathname = '', ...query] = beforeHash.split('?')
  return {
    kind: 'internal',
    pathname,
    search: query.length ? `?${query.join('?')}` : '',
    hash: fragment.length ? `#${fragment.join('#')}` : '',
  }
}

import { paymentPageAt } from '#contract/checkout/payment-pages.ts'
import { inShell } from '../in-shell.ts'
import { isPlainRead, type Policy } from '../policy.ts'

const isAccount = (path: string) => /^\/(?:account|blank)(?:\/|$)/i.test(path)
const isReturn = ({ pathname, search }: URL) => paymentPageAt(pathname) !== undefined && search !== ''

/**
 * The account, sign-in and the return from a payment: never stored, as their addresses can contain a token. Offline the
 * app shell loads, and its page shows what is unavailable.
 */
export const accountPages: Policy = {
  name: 'account pages',
  offline: 'says so in the frame of the shop',
  matches: (seen) =>
    isPlainRead(seen) && seen.mode === 'navigate' && (isAccount(seen.url.pathname) || isReturn(seen.url)),
  handler: inShell,
}

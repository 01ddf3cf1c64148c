import { inShell } from '../in-shell.ts'
import { isPlainRead, type Policy } from '../policy.ts'

const isAccount = (path: string) => /^\/(?:account|blank)(?:\/|$)/i.test(path)
const isReturn = ({ pathname, search }: URL) => /^\/(?:zipmoney|afterpay)\/?$/i.test(pathname) && search !== ''

/**
 * The account, the ways into it and the way back from a payment: never stored, as their addresses can hold a token. Without a connection the shop's own
 * frame comes, and the page in it says what it cannot show.
 */
export const accountPages: Policy = {
  name: 'account pages',
  offline: 'says so in the frame of the shop',
  matches: (seen) =>
    isPlainRead(seen) && seen.mode === 'navigate' && (isAccount(seen.url.pathname) || isReturn(seen.url)),
  handler: inShell,
}

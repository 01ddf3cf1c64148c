import type { HostedMethod } from '../gateway.ts'
import { escaped, page, paymentFacts, sandboxNote } from './sandbox-page.ts'
import type { SandboxPayment } from './storage.ts'

const names: Record<HostedMethod, string> = { zip: 'Zip', paypal: 'PayPal', afterpay: 'Afterpay' }

export const decisionPath = '/sandbox/hosted/decision'

type Asked = { payment: SandboxPayment; method: HostedMethod; token: string }

/** A provider's own page: whether the shopper agrees, and every way in which that can go wrong. */
export const hostedPage = ({ payment, method, token }: Asked) =>
  page(
    `Pay with ${names[method]}`,
    `<p>The shop asks ${names[method]} for this payment. Do you agree?</p>
${paymentFacts(payment)}
<form method="post" action="${decisionPath}">
<input type="hidden" name="token" value="${escaped(token)}">
<button name="decision" value="approve">Approve</button>
<button name="decision" value="decline">Decline</button>
<button name="decision" value="cancel">Cancel</button>
<button name="decision" value="error">Error</button>
<button class="word" name="decision" value="twice">Approve and return twice</button>
</form>
${sandboxNote}`,
  )

/** Two ways back for one payment, as when a browser is sent back twice. */
export const twicePage = (returnAddress: string) =>
  page(
    'You have agreed',
    `<p>Go back to the shop, and then once more: it must not matter.</p>
<a href="${escaped(returnAddress)}">Return to the shop</a>
<a href="${escaped(returnAddress)}" target="_blank" rel="noopener">Return in another tab</a>
${sandboxNote}`,
  )

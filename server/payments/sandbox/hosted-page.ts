import { escaped, page, paymentRows, sandboxNote } from './sandbox-page.ts'
import type { SandboxPayment } from './storage.ts'

export const decisionPath = '/sandbox/hosted/decision'

type PageParams = { payment: SandboxPayment; name: string; token: string }

/** The page of a hosted provider, with every decision and failure to test. */
export const hostedPage = ({ payment, name, token }: PageParams) =>
  page(
    `Pay with ${name}`,
    `<p>The shop asks ${name} for this payment. Do you agree?</p>
${paymentRows(payment)}
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

/** Two return links for one payment, to test a repeated return. */
export const twicePage = (returnAddress: string) =>
  page(
    'You have agreed',
    `<p>Go back to the shop, and then once more: it must not matter.</p>
<a href="${escaped(returnAddress)}">Return to the shop</a>
<a href="${escaped(returnAddress)}" target="_blank" rel="noopener">Return in another tab</a>
${sandboxNote}`,
  )

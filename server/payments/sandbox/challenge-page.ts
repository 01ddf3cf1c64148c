import { escaped, page, paymentRows, sandboxNote } from './sandbox-page.ts'
import type { SandboxPayment } from './storage.ts'

/** The challenge page of the bank. */
export const challengePage = (payment: SandboxPayment) =>
  page(
    'Confirm your payment',
    `<p>Your bank asks whether this payment is yours.</p>
${paymentRows(payment)}
<form method="post" action="/sandbox/3ds/decision">
<input type="hidden" name="reference" value="${escaped(payment.reference)}">
<button name="decision" value="approve">Approve</button>
<button name="decision" value="fail">Fail</button>
<button name="decision" value="cancel">Cancel</button>
</form>
${sandboxNote}`,
  )

/** The form that opens the challenge; the shop renders its own from the fields. */
export const challengeForm = (action: string, reference: string) =>
  `<form method="post" action="${escaped(action)}"><input type="hidden" name="reference" value="${escaped(reference)}"></form>`

import type { Brand } from '#themes/brand.ts'
import { dueMail, type MailRow } from '../mail/mails.ts'
import type { FormRow, MessageRow } from './store/contact.ts'

/** A copy of a submitted form for its sender; null if the form has no email field. */
export function formReceipt(message: MessageRow, { title, fields, thanks }: FormRow, brand: Brand): MailRow | null {
  const { answers, reference, sentAt } = message
  const recipient = fields.filter(({ kind }) => kind === 'email').map(({ name }) => answers[name])[0]
  if (!recipient) return null
  const lines = fields.flatMap(({ name, label, kind }) =>
    answers[name] && kind !== 'tick' ? [`${label}: ${answers[name]}`] : [],
  )
  return dueMail({
    event: `form-receipt:${message.id}`,
    brand: brand.key,
    recipient,
    subject: `${title}: ${reference}`,
    body: [
      thanks.text,
      '',
      `Your reference is ${reference}. This is what you sent:`,
      '',
      ...(message.sku ? [`Product: ${message.sku}`] : []),
      ...lines,
      '',
      `Questions? Call ${brand.supportNumber}.`,
      brand.name,
    ].join('\n'),
    now: sentAt,
  })
}

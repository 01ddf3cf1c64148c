import { createTransport } from 'nodemailer'
import { type BrandKey, isBrandKey } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { inTime } from '../lib/in-time.ts'
import { tracedCall } from '../lib/tracing.ts'
import { mailHtml } from './mail-html.ts'
import { type Mail, MailError, type Mailer } from './mailer.ts'

export type SmtpOptions = {
  /** `smtp://user:password@host:587` with STARTTLS, `smtps://…` with TLS from the start; `?tls=off` allows plain text. */
  url: string
  /** The sender's address of each brand. */
  from: Readonly<Record<BrandKey, string>>
  /** Time limits in milliseconds: of each step, and of the whole mail. */
  stepMs?: number
  mailMs?: number
}

// Shorter than the claim of a mail (mail-delivery.ts), so that no other process sends it meanwhile.
const usualMailMs = 50_000

/** Sends mails to an SMTP server, one connection for each. */
export function smtpMailer({ url, from, stepMs = 10_000, mailMs = usualMailMs }: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && searchParams.get('tls') !== 'off',
    ignoreTLS: searchParams.get('tls') === 'off',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const late = () => new MailError('The mail server took too long', { failure: 'unreachable', code: 'EDEADLINE' })
  return {
    send: async (mail) => {
      const message = await messageOf(mail, from)
      await tracedCall({ service: 'smtp', operation: 'send', host: hostname }, () =>
        inTime(transport.sendMail(message).catch(reject), { ms: mailMs, error: late }),
      )
    },
  }
}

async function messageOf(
  { id, brand, sender, to, replyTo, subject, body, sentAt, attachments }: Mail,
  from: SmtpOptions['from'],
) {
  const key = isBrandKey(brand) ? brand : 'wa'
  const address = from[key]
  return {
    from: { name: sender, address },
    // An object is not parsed: a comma or bracket in it adds no recipient.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text: body,
    html: mailHtml({ subject, body }, brands[key]),
    date: sentAt,
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: (await attachments()).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
  }
}

type SmtpError = Error & { code?: string; responseCode?: number; command?: string }

/** Responses to recipient and content are about the mail; to greeting, sign-in and sender they are about the shop. */
function failureOf({ code, responseCode, command }: SmtpError): MailError['failure'] {
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM'
  if (!isAboutMail) return 'unreachable'
  return responseCode !== undefined && responseCode < 500 ? 'deferred' : 'rejected'
}

function reject(error: SmtpError): never {
  const code = [error.code ?? error.name, error.responseCode].filter(Boolean).join(' ')
  throw new MailError(error.message, { failure: failureOf(error), code, cause: error })
}

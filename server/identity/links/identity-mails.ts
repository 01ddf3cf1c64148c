import type { Brand } from '#themes/brand.ts'
import { newId } from '../../database/id.ts'
import { dueMail, type MailRow } from '../../mail/mails.ts'

/** The texts of account mails; greeting and footer are common. */
const contents = {
  confirm: {
    subject: 'Confirm your email address',
    lines: (link: string) => [
      'please confirm your email address. Open this link to activate your account:',
      '',
      link,
      '',
      'The link works for three days. If you did not ask for an account, ignore this email.',
    ],
  },
  'new-address': {
    subject: 'Confirm your new email address',
    lines: (link: string) => [
      'you asked to sign in with this address from now on. Open this link to confirm it:',
      '',
      link,
      '',
      'The link works for three days. If it was not you, ignore this email and nothing changes.',
    ],
  },
  'address-asked': {
    subject: 'Your email address is about to change',
    lines: () => [
      'someone signed in to your account asked to change its email address.',
      '',
      'If it was not you, set a new password now and call us.',
    ],
  },
  'has-account': {
    subject: 'You have an account already',
    lines: (link: string) => [
      'someone, most likely you, asked to open an account with this address. You have one already, so we changed nothing.',
      '',
      'If you do not remember your password, set a new one here:',
      '',
      link,
    ],
  },
  reset: {
    subject: 'Set a new password',
    lines: (link: string) => [
      'open this link to set a new password:',
      '',
      link,
      '',
      'The link works once, for one hour. If you did not ask for it, ignore this email.',
    ],
  },
  'no-account': {
    subject: 'There is no account with this address',
    lines: (link: string) => [
      'someone, most likely you, asked for a link to an account with this address. There is none.',
      '',
      'Perhaps you used another address? If you would like an account, open one here:',
      '',
      link,
    ],
  },
  confirmed: {
    subject: 'Your email address is confirmed',
    lines: (link: string) => ['your email address is confirmed already. You can sign in here:', '', link],
  },
  changed: {
    subject: 'Your password was changed',
    lines: (link: string) => [
      'the password of your account was changed, and we signed you out on every device.',
      '',
      'If it was not you, set another one now and call us:',
      '',
      link,
    ],
  },
  deleted: {
    subject: 'Your account is deleted',
    lines: (link: string) => [
      'you deleted your account, in all our shops. We signed you out on every device.',
      '',
      'Your addresses, carts, reminders and newsletters are gone. Orders and their invoices stay as long as tax law requires',
      'it; no account leads to them any more. Reviews stay without your name.',
      '',
      'If it was not you, call us today. You can open a new account at any time:',
      '',
      link,
    ],
  },
} as const
export type IdentityMail = keyof typeof contents

type Letter = { brand: Brand; email: string; link: string; now: Date; firstName?: string }

/** An account mail, as plain text. */
export function identityMail(kind: IdentityMail, { brand, email, link, now, firstName }: Letter): MailRow {
  const id = newId(now.getTime())
  const { subject, lines } = contents[kind]
  return dueMail({
    id,
    event: `account-${kind}:${id}`,
    brand: brand.key,
    recipient: email,
    subject: `${subject} | ${brand.name}`,
    body: [
      `Hello${firstName ? ` ${firstName}` : ''},`,
      '',
      ...lines(link),
      '',
      `Questions? Call ${brand.supportNumber}.`,
      brand.name,
    ].join('\n'),
    now,
  })
}

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
  'passkey-added': {
    subject: 'A passkey was added to your account',
    lines: (link: string, passkey: string) => [
      `the passkey ${passkey} was added to your account. It signs in without your password.`,
      '',
      'If it was not you, set a new password now, remove the passkey in your profile and call us:',
      '',
      link,
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    lines: (link: string, passkey: string) => [
      `the passkey ${passkey} was removed from your account.`,
      '',
      'If it was not you, set a new password now and call us:',
      '',
      link,
    ],
  },
  'passkeys-ended': {
    subject: 'Your passkeys were removed',
    lines: (link: string, by: string) => [
      `all passkeys and recovery codes of your account were removed by ${by}. You sign in with your password, and can add a passkey again.`,
      '',
      'If you did not ask for it, set a new password now and call us:',
      '',
      link,
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code of yours was used',
    lines: (link: string, left: string) => [
      `someone, most likely you, signed in to your account with a recovery code. Codes left: ${left}. You make new ones in your profile.`,
      '',
      'If it was not you, set a new password now and call us:',
      '',
      link,
    ],
  },
  'sign-in-code': {
    subject: 'The code for your sign-in',
    lines: (link: string, code: string) => [
      'type this code to complete your sign-in:',
      '',
      code,
      '',
      'It works for five minutes, in the browser where you signed in. We never ask for it by phone or email.',
      '',
      'If it was not you, someone knows your password. Set a new one now:',
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

type Letter = {
  brand: Brand
  email: string
  link: string
  now: Date
  firstName?: string
  /** What it is about: a passkey, a code. */
  detail?: string
}

/** An account mail, as plain text. */
export function identityMail(kind: IdentityMail, { brand, email, link, now, firstName, detail = '' }: Letter): MailRow {
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
      ...lines(link, detail),
      '',
      `Questions? Call ${brand.supportNumber}.`,
      brand.name,
    ].join('\n'),
    now,
  })
}

import type { Brand } from '#themes/brand.ts'
import { newId } from '../../database/id.ts'
import { dueMail, type MailRow } from '../../mail/mails.ts'

/** The texts of account mails; greeting and footer are common. A name above its link becomes a button (`mail-html.ts`). */
const contents = {
  confirm: {
    subject: 'Confirm your email address',
    lines: (link: string) => [
      'Please confirm your email address: that activates your account.',
      '',
      'Confirm your address:',
      link,
      '',
      'The link works for three days. If you did not ask for an account, ignore this email.',
    ],
  },
  'new-address': {
    subject: 'Confirm your new email address',
    lines: (link: string) => [
      'You asked to sign in with this address from now on.',
      '',
      'Confirm your new address:',
      link,
      '',
      'The link works for three days. If it was not you, ignore this email and nothing changes.',
    ],
  },
  'address-asked': {
    subject: 'Your email address is about to change',
    lines: (link: string) => [
      'Someone signed in to your account asked to change its email address.',
      '',
      'If it was not you, set a new password now and call us.',
      '',
      'Set a new password:',
      link,
    ],
  },
  'has-account': {
    subject: 'You have an account already',
    lines: (link: string) => [
      'Someone, most likely you, asked to open an account with this address. You have one already, so we changed nothing.',
      '',
      'Do you not remember your password? Set a new one.',
      '',
      'Set a new password:',
      link,
    ],
  },
  reset: {
    subject: 'Set a new password',
    lines: (link: string) => [
      'You asked for a link to set a new password.',
      '',
      'Set a new password:',
      link,
      '',
      'The link works once, for one hour. If you did not ask for it, ignore this email.',
    ],
  },
  'no-account': {
    subject: 'There is no account with this address',
    lines: (link: string) => [
      'Someone, most likely you, asked for a link to an account with this address. There is none.',
      '',
      'Perhaps you used another address? If you would like an account, you can open one.',
      '',
      'Open an account:',
      link,
    ],
  },
  confirmed: {
    subject: 'Your email address is confirmed',
    lines: (link: string) => ['Your email address is confirmed already. You can sign in.', '', 'Sign in:', link],
  },
  changed: {
    subject: 'Your password was changed',
    lines: (link: string) => [
      'The password of your account was changed, and we signed you out on every device.',
      '',
      'If it was not you, set another one now and call us.',
      '',
      'Set another password:',
      link,
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    lines: (link: string, passkey: string) => [
      `The passkey ${passkey} was added to your account. It signs in without your password.`,
      '',
      'If it was not you, set a new password now, remove the passkey in your profile and call us.',
      '',
      'Set a new password:',
      link,
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    lines: (link: string, passkey: string) => [
      `The passkey ${passkey} was removed from your account.`,
      '',
      'If it was not you, set a new password now and call us.',
      '',
      'Set a new password:',
      link,
    ],
  },
  'passkeys-ended': {
    subject: 'Your passkeys were removed',
    lines: (link: string, by: string) => [
      `All passkeys and recovery codes of your account were removed by ${by}. You sign in with your password, and can add a passkey again.`,
      '',
      'If you did not ask for it, set a new password now and call us.',
      '',
      'Set a new password:',
      link,
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code of yours was used',
    lines: (link: string, left: string) => [
      `Someone, most likely you, signed in to your account with a recovery code. Codes left: ${left}. You make new ones in your profile.`,
      '',
      'If it was not you, set a new password now and call us.',
      '',
      'Set a new password:',
      link,
    ],
  },
  'sign-in-code': {
    subject: 'The code for your sign-in',
    lines: (link: string, code: string) => [
      'Type this code to complete your sign-in:',
      '',
      code,
      '',
      'It works for five minutes, in the browser where you signed in. We never ask for it by phone or email.',
      '',
      'If it was not you, someone knows your password. Set a new one now.',
      '',
      'Set a new password:',
      link,
    ],
  },
  deleted: {
    subject: 'Your account is deleted',
    lines: (link: string) => [
      'You deleted your account, in all our shops. We signed you out on every device.',
      '',
      'Your addresses, carts, reminders and newsletters are gone. Orders and their invoices stay as long as tax law requires it; no account leads to them any more. Reviews stay without your name.',
      '',
      'If it was not you, call us today. You can open a new account at any time.',
      '',
      'Open a new account:',
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

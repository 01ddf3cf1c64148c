import { z } from 'zod'
import { isEmail } from '#domain/account/email.ts'
import { type BrandKey, brandKeys, isBrandKey } from '#themes/brand.ts'

export type MailSettings = { url: string; from: Record<BrandKey, string> }

const example = 'orders@shop.example,andoo=orders@andoo.example'

function isMailUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, searchParams } = new URL(text)
  const isPlain = [...searchParams].every(([name, value]) => name === 'tls' && value === 'off')
  return /^smtps?:$/.test(protocol) && hostname !== '' && pathname.length < 2 && isPlain
}

/** Addresses by brand, under '' the one of all other brands; null if an entry is invalid. */
function readSenders(text: string): Map<string, string> | null {
  const senders = new Map<string, string>()
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [key, address] = entry.includes('=') ? entry.split('=') : ['', entry]
    if (!address || !isEmail(address) || (key && !isBrandKey(key)) || senders.has(key ?? '')) return null
    senders.set(key ?? '', address)
  }
  return senders
}

export const mailFields = {
  MAIL_URL: z
    .string()
    .refine(isMailUrl, {
      error:
        'must be the address of a mail server such as smtps://user:password@mail.example:465 or smtp://mail.example:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(readSenders)
    .refine((senders) => senders !== null, {
      error: `must be mail addresses separated by commas, each with its brand or one without for all others, for example ${example}`,
    })
    .optional(),
}

type Fields = z.infer<z.ZodObject<typeof mailFields>>

const isComplete = (senders: Fields['MAIL_FROM']) =>
  senders?.has('') || brandKeys.every((key) => senders?.has(key) === true)

/** The error of MAIL_FROM that only shows beside MAIL_URL; null if there is none. */
export const mailProblem = ({ MAIL_URL, MAIL_FROM }: Fields) =>
  MAIL_URL !== undefined && !isComplete(MAIL_FROM)
    ? `must give every brand a sender when MAIL_URL is set, for example ${example}`
    : null

/** Null: mails are written as files. */
export function mailSettings({ MAIL_URL, MAIL_FROM }: Fields): MailSettings | null {
  if (MAIL_URL === undefined) return null
  const senders = MAIL_FROM ?? new Map<string, string>()
  const from = brandKeys.map((key) => [key, senders.get(key) ?? senders.get('') ?? ''] as const)
  return { url: MAIL_URL, from: Object.fromEntries(from) as MailSettings['from'] } // one entry for each key
}

import { z } from 'zod'
import { type Country, countries } from '#domain/location/country.ts'
import { providerMarks } from '#domain/payment/provider-marks.ts'
import type { EnvironmentSettings } from '#domain/settings/environment.ts'
import type { AdyenOptions } from '../payments/adyen/adyen-gateway.ts'
import { isCardKey } from '../payments/adyen/card-key.ts'
import type { TransferAccount } from '../payments/provider/gateway.ts'
import type { TransferOptions } from '../payments/transfer/transfer-gateway.ts'

const names = ['adyen', 'transfer'] as const
type Name = (typeof names)[number]

export type PaymentSettings = {
  /** The providers that take new payments. */
  offered: readonly Name[]
  /** Also set for the payments that were made before Adyen was left out of PAYMENTS. */
  adyen: AdyenOptions | null
  transfer: TransferOptions
}

const testUrl = 'https://checkout-test.adyen.com/v72'

/** Https, except on this machine. */
function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, username } = new URL(text)
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (protocol === 'https:' || isLocal) && /\/v\d+$/.test(text) && search === '' && username === ''
}

const parts = (text: string) => text.split(';').map((part) => part.trim())

/** Name, BSB and number. */
function australianAccount(text: string): TransferAccount | null {
  const [accountName = '', bsb = '', accountNumber = '', ...more] = parts(text)
  const isRight = accountName !== '' && /^\d{3}-?\d{3}$/.test(bsb) && /^\d{5,10}$/.test(accountNumber)
  if (!isRight || more.length > 0) return null
  return { accountName, bsb: `${bsb.slice(0, 3)}-${bsb.slice(-3)}`, accountNumber }
}

/** Name and number, which has bank and branch in it. */
function newZealandAccount(text: string): TransferAccount | null {
  const [accountName = '', accountNumber = '', ...more] = parts(text)
  const isRight = accountName !== '' && /^\d{2}-\d{4}-\d{7}-\d{2,3}$/.test(accountNumber)
  return isRight && more.length === 0 ? { accountName, accountNumber } : null
}

const accountField = (read: (text: string) => TransferAccount | null, error: string) =>
  z
    .string()
    .refine((text) => read(text) !== null, { error })
    .transform((text) => read(text))
    .optional()

const namesError = { error: 'must be adyen, transfer, or both separated by a comma' }
const daysError = { error: 'must be a whole number from 1 to 60, for example 7' }

export const paymentFields = {
  PAYMENTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
    .pipe(
      z.array(z.enum(names, namesError), namesError).refine((list) => new Set(list).size === list.length, namesError),
    ),
  TRANSFER_ACCOUNT_AU: accountField(
    australianAccount,
    'must be the name, the BSB and the number of the account: Shop Pty Ltd; 062-000; 12345678',
  ),
  TRANSFER_ACCOUNT_NZ: accountField(
    newZealandAccount,
    'must be the name and the number of the account: Shop Ltd; 12-3456-7890123-00',
  ),
  TRANSFER_DAYS: z.coerce.number(daysError).int(daysError).min(1, daysError).max(60, daysError).default(7),
  ADYEN_URL: z
    .string()
    .default(testUrl)
    .refine(isApiUrl, { error: `must be the https address of the Checkout API with its version, such as ${testUrl}` }),
  ADYEN_API_KEY: z.string().optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every((key) => /^[0-9a-f]{64}$/i.test(key)), {
      error: 'must be the key of 64 hexadecimal digits that signs webhooks, or several separated by commas',
    })
    .optional(),
  ADYEN_CARD_KEY: z
    .string()
    .refine(isCardKey, {
      error:
        'must be the public key for client-side encryption: digits, a bar and 512 hexadecimal digits, such as 10001|A1B2…',
    })
    .optional(),
}

const required = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY', 'ADYEN_CARD_KEY'] as const

type Fields = z.infer<z.ZodObject<typeof paymentFields>> & { SANDBOX?: 'on' | 'off' | undefined }

/** Errors that only show beside PAYMENTS, by variable. */
export function paymentProblems(data: Fields): Record<string, string | null> {
  const { PAYMENTS: offered, SANDBOX: sandbox } = data
  const missing = required.filter((name) => offered.includes('adyen') && data[name] === undefined)
  const lacksAccount = offered.includes('transfer') && !data.TRANSFER_ACCOUNT_AU && !data.TRANSFER_ACCOUNT_NZ
  return {
    SANDBOX: sandbox === 'on' && offered.includes('adyen') ? 'must be off or unset when PAYMENTS names adyen' : null,
    TRANSFER_ACCOUNT_AU: lacksAccount
      ? 'must be set when PAYMENTS names transfer, or TRANSFER_ACCOUNT_NZ: without an account no one can pay by transfer'
      : null,
    ...Object.fromEntries(
      missing.map((name) => [name, 'must be set when PAYMENTS names adyen: copy it from the Customer Area']),
    ),
  }
}

const transferSettings = ({ TRANSFER_ACCOUNT_AU: AU, TRANSFER_ACCOUNT_NZ: NZ, TRANSFER_DAYS: days }: Fields) => ({
  accounts: { ...(AU ? { AU } : {}), ...(NZ ? { NZ } : {}) },
  days,
})

function adyenSettings(data: Fields): AdyenOptions | null {
  const { ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = data
  const { ADYEN_HMAC_KEY: hmacKeys, ADYEN_CARD_KEY: cardKey } = data
  if (!apiKey || !merchantAccount || !hmacKeys || !cardKey) return null
  return { url, apiKey, merchantAccount, hmacKeys, cardKey }
}

export const paymentSettings = (data: Fields): PaymentSettings => ({
  offered: data.PAYMENTS,
  adyen: adyenSettings(data),
  transfer: transferSettings(data),
})

/** The ways to pay that pages show, where they are not just those of a payment provider. */
export function paymentMarks({ offered, transfer }: PaymentSettings, sandbox: boolean): EnvironmentSettings {
  const takesCards = offered.includes('adyen') || sandbox
  const takesTransfers = (country: Country) => offered.includes('transfer') && transfer.accounts[country] !== undefined
  if (takesCards && !countries.some(takesTransfers)) return {}
  const marksIn = (country: Country) => [
    ...(takesCards ? providerMarks : []),
    ...(takesTransfers(country) ? ['transfer'] : []),
  ]
  const marks = countries.map((country) => [country, marksIn(country)] as const)
  return { paymentMarks: Object.fromEntries(marks.filter(([, list]) => list.length > 0)) }
}

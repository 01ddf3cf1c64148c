import { z } from 'zod'
import type { AdyenOptions } from '../payments/adyen/adyen-gateway.ts'
import { isCardKey } from '../payments/adyen/card-key.ts'

export type PaymentSettings = { provider: 'adyen'; adyen: AdyenOptions }

const testUrl = 'https://checkout-test.adyen.com/v72'

/** Https, except on this machine. */
function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, username } = new URL(text)
  const isLocal = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (protocol === 'https:' || isLocal) && /\/v\d+$/.test(text) && search === '' && username === ''
}

export const paymentFields = {
  PAYMENTS: z.enum(['adyen'], { error: 'must be adyen' }).optional(),
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
  if (!data.PAYMENTS) return {}
  const missing = required.filter((name) => data[name] === undefined)
  return {
    SANDBOX: data.SANDBOX === 'on' ? 'must be off or unset when PAYMENTS names a provider' : null,
    ...Object.fromEntries(
      missing.map((name) => [name, 'must be set when PAYMENTS is adyen: copy it from the Customer Area']),
    ),
  }
}

/** Null: the sandbox, or no payments. */
export function paymentSettings(data: Fields): PaymentSettings | null {
  const { PAYMENTS: provider, ADYEN_URL: url, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = data
  const { ADYEN_HMAC_KEY: hmacKeys, ADYEN_CARD_KEY: cardKey } = data
  if (!provider || !apiKey || !merchantAccount || !hmacKeys || !cardKey) return null
  return { provider, adyen: { url, apiKey, merchantAccount, hmacKeys, cardKey } }
}

import { CompactEncrypt, importSPKI, importX509 } from 'jose'
import { type Card, cardDigits, expiryToSend, trimCard } from '#domain/payment/card.ts'
import { sealForAdyen } from './adyen-card.ts'

const keyAlgorithm = 'RSA-OAEP-256'

/** Only a secure context (https or localhost) can encrypt; elsewhere no card is sent. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined

const asPem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`

/** A certificate, PEM or the bare base64 of its DER [S2-3-30]; some backends send the public key alone. */
function importKey(text: string) {
  const key = text.trim()
  if (key.startsWith('-----BEGIN PUBLIC KEY')) return importSPKI(key, keyAlgorithm)
  return importX509(key.startsWith('-----') ? key : asPem(key), keyAlgorithm)
}

/** The secret part of a card, sealed once for each key: the shop's server is the only one that can open it [S2-5-45]. */
export async function sealCard(typed: Card, keys: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { cardNo, expiryDate, cvv } = trimCard(typed)
  const secret = { cardNo: cardDigits(cardNo), expiryDate: expiryToSend(expiryDate), cvv }
  // The card is then sealed for the provider alone, not for the shop or its suppliers.
  if (keys.adyen) return sealForAdyen(secret, keys.adyen)
  const plaintext = new TextEncoder().encode(JSON.stringify(secret))
  const seal = async ([name, certificate]: [string, string]) => {
    const header = { alg: keyAlgorithm, enc: 'A256GCM', kid: name }
    const key = await importKey(certificate)
    return [name, await new CompactEncrypt(plaintext).setProtectedHeader(header).encrypt(key)] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(keys).map(seal)))
}

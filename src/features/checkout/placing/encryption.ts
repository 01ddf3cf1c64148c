import { CompactEncrypt, importSPKI } from 'jose'
import { type Card, cardDigits, expiryToSend, trimCard } from '#domain/card.ts'

const keyAlgorithm = 'RSA-OAEP-256'

/** Only a page that came over https (or from this machine) can encrypt; elsewhere no card is sent at all. */
export const canEncrypt = () => globalThis.crypto?.subtle !== undefined

/** The secret part of a card, sealed once for each key: the shop's server is the only one that can open it [S2-5-45]. */
export async function sealCard(typed: Card, keys: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { cardNo, expiryDate, cvv } = trimCard(typed)
  const secret = { cardNo: cardDigits(cardNo), expiryDate: expiryToSend(expiryDate), cvv }
  const plaintext = new TextEncoder().encode(JSON.stringify(secret))
  const seal = async ([name, pem]: [string, string]) => {
    const header = { alg: keyAlgorithm, enc: 'A256GCM', kid: name }
    const key = await importSPKI(pem, keyAlgorithm)
    return [name, await new CompactEncrypt(plaintext).setProtectedHeader(header).encrypt(key)] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(keys).map(seal)))
}

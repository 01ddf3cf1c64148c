import { createPublicKey } from 'node:crypto'

const asBase64Url = (hex: string) =>
  Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')

/** A key such as `10001|A1B2…`: exponent and modulus of 2048 bits in hexadecimal. */
export const isCardKey = (text: string) => /^[0-9a-f]{1,8}\|[0-9a-f]{512}$/i.test(text)

/** The same key in PEM, which browsers import. */
export function cardKeyPem(text: string): string {
  const [e = '', n = ''] = text.split('|')
  const key = createPublicKey({ key: { kty: 'RSA', e: asBase64Url(e), n: asBase64Url(n) }, format: 'jwk' })
  return String(key.export({ type: 'spki', format: 'pem' }))
}

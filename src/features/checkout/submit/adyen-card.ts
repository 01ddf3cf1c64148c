import { CompactEncrypt, importSPKI } from 'jose'

/** Plain values: digits of the number, MM/YY. */
type Secret = { cardNo: string; expiryDate: string; cvv: string }

const header = { alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' }

/** A card as Adyen's API takes it: each field sealed on its own, with the time, for a key that the shop does not have. */
export async function sealForAdyen(
  { cardNo, expiryDate, cvv }: Secret,
  pem: string,
  now = new Date(),
): Promise<Record<string, string>> {
  const key = await importSPKI(pem, header.alg)
  const [month = '', year = ''] = expiryDate.split('/')
  const generationtime = now.toISOString()
  const seal = async (name: string, value: string) => {
    const plaintext = new TextEncoder().encode(JSON.stringify({ [name]: value, generationtime }))
    return new CompactEncrypt(plaintext).setProtectedHeader(header).encrypt(key)
  }
  const [encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = await Promise.all([
    seal('number', cardNo),
    seal('expiryMonth', month),
    seal('expiryYear', `20${year}`),
    seal('cvc', cvv),
  ])
  return { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode }
}

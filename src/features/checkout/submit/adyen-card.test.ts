import { compactDecrypt, decodeProtectedHeader, exportSPKI, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { sealCard } from './encryption.ts'

const opened = async (jwe: string, key: CryptoKey) =>
  JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, key)).plaintext))

it('encrypts each field of a card for Adyen alone when the shop has its key, and none for other keys', async () => {
  const [adyen, supplier] = await Promise.all([generateKeyPair('RSA-OAEP'), generateKeyPair('RSA-OAEP-256')])
  const keys = { miele: await exportSPKI(supplier.publicKey), adyen: await exportSPKI(adyen.publicKey) }
  const card = { nameOnCard: 'Ada', cardNo: '4111 1111 1111 1111', expiryDate: '05/2030', cvv: '123' }
  const sealed = await sealCard(card, keys)
  const fields = await Promise.all(
    Object.entries(sealed).map(async ([name, jwe]) => [name, await opened(jwe, adyen.privateKey)]),
  )
  const generationtime = expect.stringMatching(/^20\d\d-.*Z$/)
  expect(Object.fromEntries(fields)).toEqual({
    encryptedCardNumber: { number: '4111111111111111', generationtime },
    encryptedExpiryMonth: { expiryMonth: '05', generationtime },
    encryptedExpiryYear: { expiryYear: '2030', generationtime },
    encryptedSecurityCode: { cvc: '123', generationtime },
  })
  const header = { alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' }
  for (const jwe of Object.values(sealed)) expect(decodeProtectedHeader(jwe)).toEqual(header)
})

import { compactDecrypt, decodeProtectedHeader, exportSPKI, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { sealCard } from './encryption.ts'

const card = { nameOnCard: ' Ada Ngata ', cardNo: ' 4111 1111 1111 1111 ', expiryDate: '05/2030 ', cvv: ' 123' }
const pair = () => generateKeyPair('RSA-OAEP-256', { extractable: true })
const opened = async (jwe: string, key: CryptoKey) =>
  JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, key)).plaintext))

it('seals number, expiry as MM/YY and code once for each key, for that key alone [S1-9-21] [S2-5-45] [S2-3-19] [S2-3-30] [S2-5-47]', async () => {
  const [shop, supplier] = await Promise.all([pair(), pair()])
  const keys = { default: await exportSPKI(shop.publicKey), miele: await exportSPKI(supplier.publicKey) }
  const sealed = await sealCard(card, keys)
  expect(Object.keys(sealed)).toEqual(['default', 'miele'])
  const secret = { cardNo: '4111111111111111', expiryDate: '05/30', cvv: '123' }
  for (const [name, { privateKey }] of Object.entries({ default: shop, miele: supplier })) {
    const jwe = sealed[name] ?? ''
    expect(decodeProtectedHeader(jwe)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: name })
    expect(await opened(jwe, privateKey)).toEqual(secret)
  }
  await expect(opened(sealed.default ?? '', supplier.privateKey)).rejects.toThrow()
})

it('leaves nothing of the card to be read [S2-5-46]', async () => {
  const { publicKey } = await pair()
  const text = JSON.stringify(await sealCard(card, { default: await exportSPKI(publicKey) }))
  for (const secret of ['4111', '123456', 'Ngata', '"123"', '05/30']) expect(text).not.toContain(secret)
})

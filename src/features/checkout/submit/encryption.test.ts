import { compactDecrypt, decodeProtectedHeader, exportPKCS8, exportSPKI, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { certificateOf } from '../../../../server/payments/provider/certificate.ts'
import { sealCard } from './encryption.ts'

// Made by OpenSSL, as a payment provider would send it.
const foreignCertificate = `-----BEGIN CERTIFICATE-----
MIIDGzCCAgOgAwIBAgIUbFAaw10pT/LHG6slCBoxeXQffjcwDQYJKoZIhvcNAQEL
BQAwHDEaMBgGA1UEAwwRSW52ZW50ZWQgUHJvdmlkZXIwIBcNMjYxMTIzMDg1MzIy
WhgPMjEyNjEwMzAwODUzMjJaMBwxGjAYBgNVBAMMEUludmVudGVkIFByb3ZpZGVy
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArrfIP2oz7OPi+yPrcyij
N8Ln7mNEWAxP1gMgzr/mKcQQKv7HtrPklcvg41S4PMDPFdCCcrY+P3kLTy2ts/l8
CWAn4pVi9msmNCKDVeroXdUH0RUV61M0szwXR1tS6b/Q32pffoVMuN7+rzEizA1C
Ke728JbW2RLVP4IhSiYdh+taOfzaIFJEFu1zqH6Wedcy98Y49QzPOYUhARghbrLF
NzaOxN3AP6dlSCtOE1MD5cpUI71z9PL7Z6wJqFks1J+ZUYgJBpc2GiltX322igwH
W1mPIofkzeV8258yI7PmHrHa+cgVmej9hgz0EIUG07VOyQ7GzSTiHTykbtUYKbQ7
+QIDAQABo1MwUTAdBgNVHQ4EFgQUMx8zv+ijZgeFBDH4t9jBhCyjhIAwHwYDVR0j
BBgwFoAUMx8zv+ijZgeFBDH4t9jBhCyjhIAwDwYDVR0TAQH/BAUwAwEB/zANBgkq
hkiG9w0BAQsFAAOCAQEAX9ZDNrV8tEXMX/fd+flTrDu8KMvWuGi7HFtUQE//odv8
NgFBmOjmdd7GfeNtMOnd/qF8eYp/jAbfndZtiCxx/rIX1sniJJnbgLGhesSNQUM0
KfsDBCg+KZcQXAvPKvqbEQoehhMaYPzGipHEEGpcyOofe1faQOcF0a5JyrX2Gr8S
FnB8PBUqH0ThjBUGqmrR+D98882tFY+Uove+GZkK+E3bCPDPO4zCVpHSwlUziPou
DZ69E1tWVxTVx+K4WwzL1m1TXgd0IQD7wBpXtTk01QS+njt3TkxeP5LT2WaJk9is
Tb9dMQ+H1hyueUsSmLu1hctrVTQMBXbwdrybYAX88Q==
-----END CERTIFICATE-----`

const card = { nameOnCard: ' Ada Ngata ', cardNo: ' 4111 1111 1111 1111 ', expiryDate: '05/2030 ', cvv: ' 123' }
const pair = () => generateKeyPair('RSA-OAEP-256', { extractable: true })
const opened = async (jwe: string, key: CryptoKey) =>
  JSON.parse(new TextDecoder().decode((await compactDecrypt(jwe, key)).plaintext))

it('encrypts number, expiry as MM/YY and code once for each key, for that key alone [S1-9-21] [S2-5-45] [S2-3-19] [S2-3-30] [S2-5-47]', async () => {
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

it.each([
  ['PEM', foreignCertificate],
  ['base64 of its DER', foreignCertificate.replaceAll(/-----[A-Z ]+-----|\s/g, '')],
  ['base64 in lines', foreignCertificate.replaceAll(/-----[A-Z ]+-----/g, '')],
])('encrypts for the X.509 certificate of another backend as %s [S2-3-30]', async (_form, certificate) => {
  const { default: jwe = '' } = await sealCard(card, { default: certificate })
  expect(decodeProtectedHeader(jwe)).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'default' })
})

it('encrypts for the certificate that this server sends [S2-3-30]', async () => {
  const { privateKey } = await pair()
  const key = {
    id: '01a1f6ae-9900-74c0-8246-d19d393114c8',
    privatePem: await exportPKCS8(privateKey),
    createdAt: new Date(),
  }
  const { default: jwe = '' } = await sealCard(card, { default: certificateOf(key) })
  expect(await opened(jwe, privateKey)).toMatchObject({ cardNo: '4111111111111111' })
})

it('leaves no card data in plain text [S2-5-46]', async () => {
  const { publicKey } = await pair()
  const text = JSON.stringify(await sealCard(card, { default: await exportSPKI(publicKey) }))
  for (const secret of ['4111', '123456', 'Ngata', '"123"', '05/30']) expect(text).not.toContain(secret)
})

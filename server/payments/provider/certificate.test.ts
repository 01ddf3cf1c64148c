import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { certificateOf } from './certificate.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const key = {
  id: 'ff1f6ae9-9900-74c0-8246-d19d393114c8',
  privatePem: privateKey,
  createdAt: new Date('2026-11-20T02:00:00Z'),
}

it('creates a self-signed certificate of the public key without expiry [S2-3-30]', () => {
  const certificate = new X509Certificate(certificateOf(key))
  expect(certificate.publicKey.export({ type: 'spki', format: 'pem' })).toBe(publicKey)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.serialNumber).toBe('01FF1F6AE9990074C08246D19D393114C8')
  expect(certificate.validFromDate).toEqual(key.createdAt)
  expect(certificate.validToDate.getUTCFullYear()).toBe(9999)
  expect(certificate.toString()).not.toContain('PRIVATE')
})

it('creates the same certificate for the same key', () => {
  expect(certificateOf(key)).toBe(certificateOf(key))
})

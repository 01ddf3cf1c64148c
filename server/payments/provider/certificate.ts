import { createPrivateKey, createPublicKey, sign } from 'node:crypto'

type Key = { id: string; privatePem: string; createdAt: Date }

/** A DER element: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)

const sha256WithRsa = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')
const version3 = Buffer.from('a003020102', 'hex')
/** RFC 5280, 4.1.2.5: no expiry. A newer key replaces it. */
const neverEnds = der(0x18, Buffer.from('99991231235959Z'))

const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))))
/** UTCTime with a two-digit year, valid until 2049. */
const timeOf = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))

/**
 * The public key as a self-signed X.509 certificate in PEM, the format that card forms expect [S2-3-30]. Trust is from
 * https, not from it. The same key always gives the same certificate.
 */
export function certificateOf({ id, privatePem, createdAt }: Key): string {
  const key = createPrivateKey(privatePem)
  const name = nameOf('Hearth card encryption')
  // A serial number must be positive: the first bit is 0.
  const serial = der(0x02, Buffer.from([0x01]), Buffer.from(id.replaceAll('-', ''), 'hex'))
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const validity = sequence(timeOf(createdAt), neverEnds)
  const body = sequence(version3, serial, sha256WithRsa, name, validity, name, publicKey)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, key))
  const base64 = sequence(body, sha256WithRsa, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

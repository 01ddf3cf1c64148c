import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '#contract/account/passkeys.ts'

/** CBOR of what an authenticator sends: whole numbers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (type: number, size: number) => {
    if (size < 24) return Buffer.from([(type << 5) | size])
    if (size < 256) return Buffer.from([(type << 5) | 24, size])
    return Buffer.from([(type << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]) // of this file
  return Buffer.concat([head(5, value.size), ...pairs])
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest()

const present = 0x01
const verified = 0x04
const withCredential = 0x40

type DeviceOptions = {
  /** False: the device has no finger, face or PIN. */
  verifiesUser?: boolean
  /** What each use adds to its counter; most devices do not count. */
  step?: number
}

/** An authenticator in software, with one passkey for each host: what a browser would send. */
export function passkeyDevice(origin: string, { verifiesUser = true, step = 0 }: DeviceOptions = {}) {
  const credentialId = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = credentialId.toString('base64url')
  let counter = 0

  const flags = present | (verifiesUser ? verified : 0)
  function authenticatorData(rpId: string, more: number, rest: Uint8Array = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, rest])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

  return {
    id,
    create({ challenge, rp }: CreationOptions): NewCredential {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const size = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, key])
      const authData = authenticatorData(rp.id ?? '', withCredential, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    get({ challenge, rpId = '' }: RequestOptions): SignedCredential {
      counter += step
      const data = authenticatorData(rpId, 0)
      const client = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      }
    },
    /** A copy of the device, or an attack, counts from here again. */
    countFrom: (value: number) => {
      counter = value
    },
  }
}

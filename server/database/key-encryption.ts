import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'

/** Key length of AES-256. */
export const encryptionKeyBytes = 32
const cipher = 'aes-256-gcm'
const prefix = 'sealed:v1'

type EncryptionKey = { id: string; bytes: Buffer }

/** Module state, because schema columns use them: the first key encrypts, all decrypt. */
let keys: readonly EncryptionKey[] = []

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** Sets the keys that encrypt stored secrets; the first is used for new ones. */
export function setEncryptionKeys(all: readonly Buffer[]) {
  keys = all.map((bytes) => ({ id: idOf(bytes), bytes }))
}

/** Parses base64 keys separated by commas or lines; null if any is invalid. */
export function readEncryptionKeys(text: string): Buffer[] | null {
  const found = text.split(/[\s,]+/).filter((entry) => entry !== '')
  const bytes = found.map((entry) => Buffer.from(entry, 'base64'))
  const areKeys = found.every(
    (entry, index) => /^[A-Za-z0-9+/]{43}=$/.test(entry) && bytes[index]?.length === encryptionKeyBytes,
  )
  return found.length > 0 && areKeys ? bytes : null
}

function currentKey(): EncryptionKey {
  const [first] = keys
  if (!first) throw new Error('No key is set that stored secrets are encrypted with')
  return first
}

/** Encrypts to `sealed:v1:<key id>:<iv>:<tag>:<data>`; with the key id, a wrong key gives a clear error. */
export function seal(text: string): string {
  const { id, bytes } = currentKey()
  const iv = randomBytes(12)
  const encrypting = createCipheriv(cipher, bytes, iv)
  const data = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return [prefix, id, ...[iv, encrypting.getAuthTag(), data].map((part) => part.toString('base64url'))].join(':')
}

export const isSealed = (stored: string) => stored.startsWith(`${prefix}:`)
export const isSealedByCurrentKey = (stored: string) => stored.startsWith(`${prefix}:${currentKey().id}:`)
/** Whether this process has the key. */
export const isKnownKey = (stored: string) => keys.some(({ id }) => stored.startsWith(`${prefix}:${id}:`))

export function unseal(stored: string): string {
  const [, , id, iv = '', tag = '', data = ''] = stored.split(':')
  const key = isSealed(stored) ? keys.find((entry) => entry.id === id) : undefined
  if (!key) throw new Error('A stored secret is encrypted with none of the keys that are set')
  const opening = createDecipheriv(cipher, key.bytes, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
  opening.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([opening.update(Buffer.from(data, 'base64url')), opening.final()]).toString('utf8')
}

/** A text column that is encrypted in the database. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: seal,
  fromDriver: unseal,
})

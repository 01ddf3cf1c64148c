import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { customType } from 'drizzle-orm/pg-core'

/** Of AES-256. */
export const encryptionKeyBytes = 32
const cipher = 'aes-256-gcm'
const prefix = 'sealed:v1'

type EncryptionKey = { id: string; bytes: Buffer }

/** Of the process, as the columns of a schema are: the first writes, all of them read. */
let keys: readonly EncryptionKey[] = []

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** Sets the keys that stored secrets are encrypted with; the first is used for new ones. */
export function setEncryptionKeys(all: readonly Buffer[]) {
  keys = all.map((bytes) => ({ id: idOf(bytes), bytes }))
}

/** The keys of a setting or a file, separated by commas or lines; null where one of them is no key. */
export function readEncryptionKeys(text: string): Buffer[] | null {
  const found = text.split(/[\s,]+/).filter((one) => one !== '')
  const bytes = found.map((one) => Buffer.from(one, 'base64'))
  const areKeys = found.every((one, at) => /^[A-Za-z0-9+/]{43}=$/.test(one) && bytes[at]?.length === encryptionKeyBytes)
  return found.length > 0 && areKeys ? bytes : null
}

function currentKey(): EncryptionKey {
  const [first] = keys
  if (!first) throw new Error('No key is set that stored secrets are encrypted with')
  return first
}

/** `sealed:v1:<key>:<iv>:<tag>:<data>`: which key it was is readable, so that a wrong one is named and not guessed. */
export function seal(text: string): string {
  const { id, bytes } = currentKey()
  const iv = randomBytes(12)
  const encrypting = createCipheriv(cipher, bytes, iv)
  const data = Buffer.concat([encrypting.update(text, 'utf8'), encrypting.final()])
  return [prefix, id, ...[iv, encrypting.getAuthTag(), data].map((part) => part.toString('base64url'))].join(':')
}

export const isSealed = (stored: string) => stored.startsWith(`${prefix}:`)
export const isSealedByCurrentKey = (stored: string) => stored.startsWith(`${prefix}:${currentKey().id}:`)
/** Whether one of the keys of this process can open it. */
export const isKnownKey = (stored: string) => keys.some(({ id }) => stored.startsWith(`${prefix}:${id}:`))

export function unseal(stored: string): string {
  const [, , id, iv = '', tag = '', data = ''] = stored.split(':')
  const key = isSealed(stored) ? keys.find((one) => one.id === id) : undefined
  if (!key) throw new Error('A stored secret is encrypted with none of the keys that are set')
  const opening = createDecipheriv(cipher, key.bytes, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
  opening.setAuthTag(Buffer.from(tag, 'base64url'))
  return Buffer.concat([opening.update(Buffer.from(data, 'base64url')), opening.final()]).toString('utf8')
}

/** A column whose text is encrypted in the database and nowhere else. */
export const sealedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: seal,
  fromDriver: unseal,
})

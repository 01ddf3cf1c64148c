import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { errorCode, StartupError } from '../../lib/startup-error.ts'
import type { Db } from '../database.ts'
import {
  encryptionKeyBytes,
  isKnownKey,
  isSealed,
  isSealedByCurrentKey,
  readEncryptionKeys,
  seal,
  setEncryptionKeys,
  unseal,
} from '../key-encryption.ts'
import { signingKeys } from '../schema/accounts.ts'
import { encryptionKeys } from '../schema/payments.ts'
import { sandboxSecrets } from '../schema/sandbox.ts'
import { webhookSecrets } from '../schema/webhooks.ts'
import type { Tx } from '../transaction.ts'
import { withStartupLock } from './startup-lock.ts'

/** @internal Every column of the type `sealedText`. */
export const sealedColumns: readonly (readonly [table: PgTable, column: string])[] = [
  [signingKeys, 'secret'],
  [encryptionKeys, 'private_pem'],
  [sandboxSecrets, 'value'],
  [webhookSecrets, 'secret'],
]

/** The default key of an installation, created in a file at the first start with access for the owner only. */
async function keysInFile(dataDir: string): Promise<Buffer[]> {
  const file = join(dataDir, 'key-encryption-key')
  await mkdir(dataDir, { recursive: true })
  const fresh = `${randomBytes(encryptionKeyBytes).toString('base64')}\n`
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await chmod(file, 0o600)
  const keys = readEncryptionKeys(await readFile(file, 'utf8'))
  if (!keys)
    throw new StartupError(`${file} holds no key: it needs 32 bytes in base64. Restore it, or set KEY_ENCRYPTION_KEY.`)
  return keys
}

const wrongKey = (where: string) =>
  new StartupError(
    `KEY_ENCRYPTION_KEY: the keys in the database were encrypted with another key than the one ${where}. Set KEY_ENCRYPTION_KEY to that key; to change it, set it to the new key and the old one, separated by a comma.`,
  )

async function sealColumn(tx: Tx, [table, column]: (typeof sealedColumns)[number], where: string) {
  const { schema = 'public', name } = getTableConfig(table)
  const [of, value] = [sql`${sql.identifier(schema)}.${sql.identifier(name)}`, sql.identifier(column)]
  const { rows } = await tx.execute<{ stored: string }>(sql`select ${value} as stored from ${of}`)
  let encrypted = 0
  for (const { stored } of rows) {
    if (isSealed(stored) && !isKnownKey(stored)) throw wrongKey(where)
    if (isSealedByCurrentKey(stored)) continue
    const text = isSealed(stored) ? unseal(stored) : stored
    await tx.execute(sql`update ${of} set ${value} = ${seal(text)} where ${value} = ${stored}`)
    encrypted++
  }
  return { secrets: rows.length, encrypted }
}

export type Rotation = {
  /** Encrypted values in the database. */
  secrets: number
  /** Of these, now encrypted with the first key and not before. */
  encrypted: number
  /** Keys that are set. */
  keys: number
}

/** What a change of the key has come to, and what to do next. */
export function rotationText({ secrets, encrypted, keys }: Rotation) {
  const found = `${secrets} ${secrets === 1 ? 'secret' : 'secrets'} in the database: ${encrypted} encrypted again, all with the first key now.`
  if (keys === 1) return `${found} It is the only key that is set.`
  return `${found} The other keys may go from KEY_ENCRYPTION_KEY when every server has this first key. Store them with the backups from before.`
}

type Options = { dataDir: string; keyEncryptionKeys: readonly Buffer[] | undefined }

/**
 * Encrypts plain-text secrets and re-encrypts those with an old key; rejects a key that cannot decrypt the
 * stored ones (docs/decisions/0036-stored-keys.md).
 */
export async function protectStoredKeys(db: Db, { dataDir, keyEncryptionKeys }: Options): Promise<Rotation> {
  const keys = keyEncryptionKeys ?? (await keysInFile(dataDir))
  setEncryptionKeys(keys)
  const where = keyEncryptionKeys ? 'that is set' : `in ${join(dataDir, 'key-encryption-key')}`
  const counts = await withStartupLock(db, async (tx) => {
    const found = []
    for (const column of sealedColumns) found.push(await sealColumn(tx, column, where))
    return found
  })
  const sum = (name: 'secrets' | 'encrypted') => counts.reduce((total, count) => total + count[name], 0)
  return { secrets: sum('secrets'), encrypted: sum('encrypted'), keys: keys.length }
}

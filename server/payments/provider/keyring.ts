import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { compactDecrypt, importPKCS8 } from 'jose'
import { z } from 'zod'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { encryptionKeys } from '../../database/schema/payments.ts'
import { certificateOf } from './certificate.ts'

const CardPayload = z.object({ cardNo: z.string(), expiryDate: z.string(), cvv: z.string() })
export type CardPayload = z.infer<typeof CardPayload>

export const shopKeyName = 'default'
const algorithms = { keyManagementAlgorithms: ['RSA-OAEP-256'], contentEncryptionAlgorithms: ['A256GCM'] }
const makePair = promisify(generateKeyPair)

type KeyRow = typeof encryptionKeys.$inferSelect

const keysOf = (db: Db, name: string): Promise<KeyRow[]> =>
  db.select().from(encryptionKeys).where(eq(encryptionKeys.name, name)).orderBy(asc(encryptionKeys.id))

/** Adds a key pair, which clients get from then on; data encrypted for older ones can still be decrypted. */
export async function addKey(db: Db, name: string, now: Date) {
  const { publicKey, privateKey } = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const id = newId(now.getTime())
  await db.insert(encryptionKeys).values({ id, name, publicPem: publicKey, privatePem: privateKey, createdAt: now })
}

/** Key pairs that encrypt card details, created at first use and stored in the database. */
export function createKeyring(db: Db, clock: () => Date) {
  const making = new Map<string, Promise<void>>()

  async function newest(name: string): Promise<KeyRow> {
    const known = (await keysOf(db, name)).at(-1)
    if (known) return known
    const make = making.get(name) ?? addKey(db, name, clock()).finally(() => making.delete(name))
    making.set(name, make)
    await make
    return newest(name)
  }

  // Cached, because signing takes a millisecond and every checkout needs it.
  const made = new Map<string, string>()
  function certificate(key: KeyRow): string {
    const pem = made.get(key.id) ?? certificateOf(key)
    made.set(key.id, pem)
    return pem
  }

  return {
    /** The newest public key of each name as an X.509 certificate in PEM. */
    certificates: async (names: readonly string[]): Promise<Record<string, string>> =>
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, certificate(await newest(name))] as const)),
      ),

    /** Decrypts a card; null if no key fits or the content is not a card. */
    open: async (name: string, jwe: string): Promise<CardPayload | null> => {
      for (const { privatePem } of (await keysOf(db, name)).reverse()) {
        const key = await importPKCS8(privatePem, 'RSA-OAEP-256')
        const opened = await compactDecrypt(jwe, key, algorithms).catch(() => null)
        if (opened) return readCard(new TextDecoder().decode(opened.plaintext))
      }
      return null
    },
  }
}

export type Keyring = ReturnType<typeof createKeyring>

function readCard(text: string): CardPayload | null {
  try {
    const card = CardPayload.safeParse(JSON.parse(text))
    return card.success ? card.data : null
  } catch {
    return null // may contain card data: never passed on, not even in an error
  }
}

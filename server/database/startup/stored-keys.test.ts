import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/database.ts'
import { testKey } from '../../../tests/template.ts'
import { signingKey } from '../../accounts/signing-key.ts'
import { configOf } from '../../config.ts'
import { createKeyring } from '../../payments/provider/keyring.ts'
import { createSandbox } from '../../payments/sandbox/sandbox.ts'
import { newId } from '../id.ts'
import { isSealed, setEncryptionKeys } from '../key-encryption.ts'
import { webhookEndpoints, webhookSecrets } from '../schema/webhooks.ts'
import { protectStoredKeys, rotationText, sealedColumns } from './stored-keys.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let dataDir: string
beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'stored-keys-'))
})
afterEach(() => setEncryptionKeys([testKey]))
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query('truncate signing_keys, encryption_keys, sandbox.secrets')
})

const now = new Date('2026-11-20T02:00:00Z')
const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const start = (...keyEncryptionKeys: Buffer[]) => protectStoredKeys(database.db, { dataDir, keyEncryptionKeys })
const startWithFile = () => protectStoredKeys(database.db, { dataDir, keyEncryptionKeys: undefined })

async function stored(): Promise<string[]> {
  const { rows } = await database.pool.query<{ value: string }>(
    `select secret as value from signing_keys union all select private_pem from encryption_keys
     union all select value from sandbox.secrets`,
  )
  return rows.map(({ value }) => value)
}

/** Creates all keys of a shop and returns those that can be decrypted. */
async function made() {
  const { db } = database
  const sandbox = await createSandbox({ db, clock: () => now })
  await sandbox.close()
  const certificates = await createKeyring(db, () => now).certificates(['default'])
  return { secret: (await signingKey(db, now)).toString('base64url'), certificate: certificates.default }
}

it('stores no signing key, card key or secret of the sandbox in plain text', async () => {
  await start(newKey)
  const { secret } = await made()
  const values = await stored()
  expect(values).toHaveLength(3)
  for (const value of values) {
    expect(value).toMatch(/^sealed:v1:[\w-]{8}:[\w-]{16}:[\w-]{22}:[\w-]+$/)
    expect(Buffer.from(value.split(':').at(-1) ?? '', 'base64url').toString('latin1')).not.toContain('PRIVATE KEY')
    expect(value).not.toContain(secret)
  }
})

it('reads the keys of another server with the same key', async () => {
  await start(newKey)
  const first = await made()
  await start(newKey)
  expect(await made()).toEqual(first)
})

it('rejects a start with a wrong key, names the setting and changes nothing', async () => {
  await start(oldKey)
  await made()
  const before = await stored()
  await expect(start(newKey)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^KEY_ENCRYPTION_KEY: the keys in the database were encrypted with another key/),
  })
  await expect(startWithFile()).rejects.toThrow(/KEY_ENCRYPTION_KEY.*key-encryption-key/)
  expect(await stored()).toEqual(before)
})

it('encrypts secrets of an older version at startup', async () => {
  await start(newKey)
  const first = await made()
  const { rows } = await database.pool.query<{ private_pem: string }>('select private_pem from encryption_keys')
  const plain = 'cGxhaW4tc2VjcmV0LW9mLWFuLW9sZGVyLXZlcnNpb24'
  await database.pool.query('update signing_keys set secret = $1', [plain])
  await start(newKey)
  expect((await stored()).join()).not.toContain(plain)
  expect(await made()).toEqual({ ...first, secret: plain })
  expect(await stored()).toContain(rows[0]?.private_pem)
})

const keyIds = async () => new Set((await stored()).map((value) => value.split(':')[2]))

it('changes the key in four steps, while servers of the step before go on', async () => {
  await start(oldKey)
  const first = await made()
  const [oldId] = await keyIds()

  // 1. The new key behind the old one: nothing changes, but every server can read it.
  expect(await start(oldKey, newKey)).toEqual({ secrets: 3, encrypted: 0, keys: 2 })
  expect(await keyIds()).toEqual(new Set([oldId]))

  // 2. The new key before the old one: the first such server encrypts everything with it.
  expect(await start(newKey, oldKey)).toEqual({ secrets: 3, encrypted: 3, keys: 2 })
  const [newId, ...others] = await keyIds()
  expect([newId === oldId, others]).toEqual([false, []])
  // A server of step 1 reads what this one wrote, and writes with the old key.
  setEncryptionKeys([oldKey, newKey])
  expect(await made()).toEqual(first)
  await database.pool.query('delete from signing_keys')
  const second = await made()
  expect(await keyIds()).toEqual(new Set([oldId, newId]))

  // Too early for step 4: the start is rejected.
  await expect(start(newKey)).rejects.toThrow('KEY_ENCRYPTION_KEY')

  // 3. The command finds what was written meanwhile, and says that the old key may go.
  const rotation = await start(newKey, oldKey)
  expect(rotation).toEqual({ secrets: 3, encrypted: 1, keys: 2 })
  expect(rotationText(rotation)).toBe(
    '3 secrets in the database: 1 encrypted again, all with the first key now. The other keys may go from KEY_ENCRYPTION_KEY when every server has this first key. Store them with the backups from before.',
  )
  expect(await keyIds()).toEqual(new Set([newId]))

  // 4. The new key alone.
  expect(rotationText(await start(newKey))).toBe(
    '3 secrets in the database: 0 encrypted again, all with the first key now. It is the only key that is set.',
  )
  expect(await made()).toEqual(second)
  await expect(start(oldKey)).rejects.toThrow('KEY_ENCRYPTION_KEY')
})

it('knows every encrypted column of the database', async () => {
  const schemas = await Promise.all(
    globSync('server/database/schema/*.ts').map((file): Promise<object> => import(resolve(file))),
  )
  const tables = schemas.flatMap((schema) => Object.values(schema)).filter((value) => is(value, PgTable))
  expect(tables.length).toBeGreaterThan(80)
  const found = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    // What a column stores of a text shows whether it encrypts.
    const sealed = columns.filter(({ columnType }) => columnType === 'PgCustomColumn')
    return sealed
      .filter((column) => isSealed(String(column.mapToDriverValue('text'))))
      .map((column) => `${name}.${column.name}`)
  })
  // The schema has the names of the code.
  const inCode = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase())
  const known = sealedColumns.map(([table, column]) => `${getTableConfig(table).name}.${inCode(column)}`)
  expect(known.toSorted()).toEqual(found.toSorted())
})

it('creates a key file with access for the owner only, and reuses it', async () => {
  const file = join(dataDir, 'key-encryption-key')
  await startWithFile()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const first = await made()
  const text = readFileSync(file, 'utf8')
  await startWithFile()
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(await made()).toEqual(first)
  await start(...(configOf({ KEY_ENCRYPTION_KEY: text }).keyEncryptionKeys ?? []))
  expect(await made()).toEqual(first)
  writeFileSync(file, 'half a key')
  await expect(startWithFile()).rejects.toThrow('holds no key')
})

it('encrypts the secrets of webhooks with a new key', async () => {
  const { db, pool } = database
  await start(oldKey)
  const endpointId = newId()
  await db.insert(webhookEndpoints).values({
    ...{ id: endpointId, address: 'https://systems.example/', description: '', brands: ['wa'], events: [] },
    ...{ state: 'on', createdAt: now },
  })
  await db.insert(webhookSecrets).values({ id: newId(), endpointId, secret: 'whsec_of-a-shop', createdAt: now })
  const sealedOf = async () =>
    (await pool.query<{ secret: string }>('select secret from webhook_secrets where endpoint_id = $1', [endpointId]))
      .rows[0]?.secret ?? ''
  const former = await sealedOf()
  await start(newKey, oldKey)
  await start(newKey)
  expect(await sealedOf()).not.toBe(former)
  const rows = await db.select().from(webhookSecrets).where(eq(webhookSecrets.endpointId, endpointId))
  expect(rows).toMatchObject([{ secret: 'whsec_of-a-shop' }])
  await pool.query('delete from webhook_endpoints')
})

it('rejects a value that was modified in the database', async () => {
  await start(newKey)
  await made()
  await database.pool.query(`update signing_keys set secret = left(secret, -2) || 'AA'`)
  await expect(signingKey(database.db, now)).rejects.toThrow()
})

it.each(['short', 'x'.repeat(44), `${newKey.toString('base64')},short`])(
  'rejects %j as a key without repeating it in the message',
  (text) => {
    expect(() => configOf({ KEY_ENCRYPTION_KEY: text })).toThrow(
      /^KEY_ENCRYPTION_KEY must be 32 bytes in base64[^"]*\.$/,
    )
  },
)

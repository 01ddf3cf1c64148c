import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { asAdmin, leftover } from '../../../tests/template.ts'
import { connect, type DbPool } from '../database.ts'
import { applyMigrations } from './migrate.ts'

const { connection } = inject('databaseServer')
const name = `${leftover}${process.pid}_${randomBytes(4).toString('hex')}`
let pools: DbPool[] = []
const warnings: unknown[] = []

beforeAll(async () => {
  await asAdmin(connection, (client) => client.query(`create database ${name}`))
  pools = Array.from({ length: 8 }, () => connect({ ...connection, database: name }, 2))
  for (const { pool } of pools)
    pool.on('connect', (client) =>
      client.on('notice', ({ severity, message }) => severity === 'WARNING' && warnings.push(message)),
    )
})
afterAll(async () => {
  await Promise.all(pools.map(({ close }) => close()))
  await asAdmin(connection, (client) => client.query(`drop database if exists ${name} with (force)`))
})

it('migrates an empty database once, without a warning, when several servers start concurrently', async () => {
  await Promise.all(pools.map(({ db }) => applyMigrations(db)))
  const rows = await pools[0]?.pool.query(
    'select count(*)::int as all, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations',
  )
  const [counts] = rows?.rows ?? []
  expect(counts.all).toBeGreaterThan(5)
  expect(counts.distinct).toBe(counts.all)
  expect(warnings).toEqual([])
})

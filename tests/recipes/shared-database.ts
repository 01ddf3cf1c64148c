import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { connect } from '../../server/database/database.ts'
import { seed } from '../../server/demo/catalogue/seed.ts'
import { asAdmin, leftover, type Server, testNow } from '../template.ts'

/** Gives the tests of a copy the PostgreSQL of the run around it, with the catalogue of the copy. */
export async function setup(project: TestProject) {
  const { connection, template } = JSON.parse(process.env.DATABASE_SERVER ?? '') as Server // from tests/recipes.test.ts
  const own = `${leftover}${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdmin(connection, (client) => client.query(`create database ${own} template ${template}`))
  const { db, close } = connect({ ...connection, database: own, statement_timeout: 0 })
  await seed(db, { today: new Date(testNow) }).finally(close)
  project.provide('databaseServer', { connection, template: own })
  return () => asAdmin(connection, (client) => client.query(`drop database ${own} with (force)`))
}

import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { launched, scratch, scratchDatabase } from '../launcher/scratch.ts'
import { databaseLine, openDatabase } from './open.ts'

const silent = () => {}
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere' }, silent)

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

it('uses the database of DATABASE_URL and reports its durability', async () => {
  const own = await launched({ dataDir: await scratchDatabase() })
  const database = await open(own.url)
  expect(database).toMatchObject({ adopted: false, dataDir: undefined, problems: [], url: own.url })
  expect(databaseLine(database)).toBe(
    `Database: PostgreSQL 18.4, hearth at ${own.connection.host} (DATABASE_URL); a confirmed order is on the disk before it is confirmed.`,
  )
  await database.stop()
  await expect(open(own.url.replace('/hearth?', '/other?'))).rejects.toThrow(
    `DATABASE_URL: the database other at ${own.connection.host} does not exist on that server: create it, or correct the address.`,
  )
})

it('reports an unreachable database in one sentence, without the password', async () => {
  const port = await closedPort()
  await expect(open(`postgres://me:secret@127.0.0.1:${port}/shop`)).rejects.toThrow(
    `DATABASE_URL: the database shop at 127.0.0.1:${port} cannot be reached, nothing listens there: start the server, or correct the address.`,
  )
})

it('says what to check where something else listens, or hangs up', async () => {
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  await expect(open(`postgres://me:secret@127.0.0.1:${port}/shop`)).rejects.toThrow(
    `DATABASE_URL: the database shop at 127.0.0.1:${port} cannot be reached, no PostgreSQL responds there: check host and port, that the server runs, and that no firewall is between.`,
  )
  await new Promise((done) => server.close(done))
})

it('opens the embedded database without DATABASE_URL', async () => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: scratch() }, silent)
  expect(databaseLine(database)).toMatch(
    /^Database: PostgreSQL 18\.\d+ of its own in .*pg18; a confirmed order is on the disk/,
  )
  await database.stop()
})

it('reports that orders are not safe', () => {
  expect(databaseLine({ description: 'it', promises: 'NOT SAFE FOR ORDERS: x', problems: ['x'] })).toContain(
    'Database: it; NOT SAFE FOR ORDERS: x.',
  )
})

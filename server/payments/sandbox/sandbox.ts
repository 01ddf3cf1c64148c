import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../database/database.ts'
import type { Gateway } from '../provider/gateway.ts'
import { buildSandbox } from './sandbox-app.ts'
import { sandboxGateway } from './sandbox-gateway.ts'
import { secretOf } from './storage.ts'

export type Sandbox = {
  gateway: Gateway
  /** Handles browser requests under /sandbox/. */
  handle: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

type Options = { db: Db; clock: () => Date; wait?: (ms: number) => Promise<void> }

/** Starts the sandbox provider with a separate database handle. */
export async function createSandbox({ db, clock, wait = (ms) => sleep(ms) }: Options): Promise<Sandbox> {
  const secret = await secretOf(db, 'merchant', randomBytes(32).toString('base64url'))
  const app = buildSandbox({ db, clock, wait, secret })
  await app.ready()
  return {
    gateway: sandboxGateway(app, secret),
    handle: (request, response) => app.routing(request, response),
    close: () => app.close(),
  }
}

import type { FastifyRequest } from 'fastify'
import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { StaffRow } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import { callerAs } from '../http/caller/caller.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { handlerSend } from '../http/serve.ts'
import { addressAt, unknownHost } from '../http/site/site.ts'

const noBrowser = () => Promise.reject(new Error('Admin pages have no visitor of a shop'))
const nobodyElse: Pick<CallContext, 'visitor' | 'session' | 'device' | 'variantUser' | 'upload'> = {
  visitor: { find: async () => null, require: noBrowser, anonymous: async () => null, forget: () => {} },
  session: { find: async () => null, set: () => {}, extend: () => {}, clear: () => {} },
  device: { hash: () => null, set: () => {} },
  variantUser: { require: () => '' },
  upload: noBrowser,
}

type Parts = {
  handlers: ReturnType<typeof createHandlers>
  request: FastifyRequest
  account: StaffRow
  shopOrigin: string
  deps: Deps
}

/** The API of the shop around the frame, called in process as this member of staff. */
export function callsFor({ handlers, request, account, shopOrigin, deps }: Parts): Api {
  const { protocol, host } = new URL(shopOrigin)
  const shop = addressAt(host, { protocol: protocol.slice(0, -1), site: deps.site })
  if (!shop) throw unknownHost()
  const context: CallContext = {
    ...nobodyElse,
    ...shop,
    caller: callerAs(async () => account, { db: deps.db, brand: shop.brand.key }),
    ip: request.ip,
    userAgent: '',
    requestId: request.id,
    idempotencyKey: null,
    editOrigin: () => ({ deviceId: null, ageMs: 0 }),
    log: request.log,
  }
  return createClient(contract, handlerSend(contract, handlers, context))
}

import type { FastifyRequest } from 'fastify'
import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import { brandOf } from '../api/brand-of.ts'
import type { CallContext } from '../api/call-context.ts'
import type { createHandlers } from '../api/handlers.ts'
import { handlerSend } from '../api/serve.ts'
import type { Deps } from '../deps.ts'
import type { StaffRow } from '../stores/accounts.ts'

const noBrowser = () => Promise.reject(new Error('Admin pages have no visitor of a shop'))
const nobodyElse: Pick<CallContext, 'visitor' | 'session' | 'variantUser' | 'upload'> = {
  visitor: { find: async () => null, require: noBrowser, own: async () => null, renew: noBrowser, forget: () => {} },
  session: { find: async () => null, set: () => {}, extend: () => {}, clear: () => {} },
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

/** The calls of the shop around the frame, made in this process for whoever looks at the admin page. */
export function callsFor({ handlers, request, account, shopOrigin, deps }: Parts): Api {
  const whoever = async () => account
  const context: CallContext = {
    ...nobodyElse,
    brand: brandOf(new URL(shopOrigin).host, deps.site),
    caller: { find: whoever, require: whoever, requireStaff: whoever },
    origin: shopOrigin,
    ip: request.ip,
    requestId: request.id,
    idempotencyKey: null,
    log: request.log,
  }
  return createClient(contract, handlerSend(contract, handlers, context))
}

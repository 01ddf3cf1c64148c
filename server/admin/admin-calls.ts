import type { FastifyRequest } from 'fastify'
import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { StaffRow } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { createHandlers } from '../handlers.ts'
import { callerAs } from '../http/caller/caller.ts'
import { withoutShopper } from '../http/caller/without-shopper.ts'
import type { CallContext } from '../http/request/call-context.ts'
import { handlerSend } from '../http/serve.ts'
import { addressAt, unknownHost } from '../http/site/site.ts'

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
    ...withoutShopper(request),
    ...shop,
    caller: callerAs(async () => account, { db: deps.db, brand: shop.brand.key }),
  }
  return createClient(contract, handlerSend(contract, handlers, context))
}

import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { auditHandlers } from './audit.ts'
import { orderHandlers } from './orders.ts'
import { pictureHandlers } from './pictures.ts'
import { productHandlers } from './products.ts'
import { returnHandlers } from './returns.ts'
import { sessionHandlers } from './session.ts'
import { staffHandlers } from './staff.ts'
import { webhookHandlers } from './webhooks.ts'

/** One file per area answers the calls of the back office. */
export const manageHandlers = (deps: Deps): Handlers<typeof manageContract> => ({
  manageAudit: auditHandlers(deps),
  manageOrders: orderHandlers(deps),
  managePictures: pictureHandlers(deps),
  manageProducts: productHandlers(deps),
  manageReturns: returnHandlers(deps),
  manageSession: sessionHandlers(deps),
  manageStaff: staffHandlers(deps),
  manageWebhooks: webhookHandlers(deps),
})

import { manageAudit } from './manage-audit.ts'
import { manageOrders } from './manage-orders.ts'
import { managePictures } from './manage-pictures.ts'
import { manageProducts } from './manage-products.ts'
import { manageReturns } from './manage-returns.ts'
import { manageSession } from './manage-session.ts'
import { manageStaff } from './manage-staff.ts'
import { manageWebhooks } from './manage-webhooks.ts'

/** All calls of the back office. The admin host serves them, a shop does not. */
export const manageContract = {
  manageAudit,
  manageOrders,
  managePictures,
  manageProducts,
  manageReturns,
  manageSession,
  manageStaff,
  manageWebhooks,
}

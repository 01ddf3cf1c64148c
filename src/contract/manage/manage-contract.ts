import { manageAudit } from './manage-audit.ts'
import { manageAnnouncement, manageSale } from './manage-banners.ts'
import { manageArticles, managePages } from './manage-content.ts'
import { manageEnquiries, manageNewsletter } from './manage-messages.ts'
import { manageModeration } from './manage-moderation.ts'
import { manageCoupons, managePromotions } from './manage-offers.ts'
import { manageOrders } from './manage-orders.ts'
import { managePasskeys } from './manage-passkeys.ts'
import { managePictures } from './manage-pictures.ts'
import { manageManufacturers, manageProducts } from './manage-products.ts'
import { manageReturns } from './manage-returns.ts'
import { manageSession } from './manage-session.ts'
import { manageRedirects, manageSettings } from './manage-settings.ts'
import { manageCategories, manageDelivery } from './manage-setup.ts'
import { manageStaff } from './manage-staff.ts'
import { manageStores } from './manage-stores.ts'
import { manageWebhooks } from './manage-webhooks.ts'

/** All calls of the back office. The admin host serves them, a shop does not. */
export const manageContract = {
  manageAnnouncement,
  manageArticles,
  manageAudit,
  manageCategories,
  manageDelivery,
  manageEnquiries,
  manageManufacturers,
  manageNewsletter,
  manageCoupons,
  manageModeration,
  manageOrders,
  managePages,
  managePasskeys,
  managePictures,
  manageProducts,
  managePromotions,
  manageRedirects,
  manageReturns,
  manageSale,
  manageSession,
  manageSettings,
  manageStaff,
  manageStores,
  manageWebhooks,
}

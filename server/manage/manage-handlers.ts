import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/serve.ts'
import { auditHandlers } from './audit.ts'
import { managedArticleHandlers } from './content/articles.ts'
import { announcementHandlers, saleHandlers } from './content/banners.ts'
import { pageHandlers } from './content/pages.ts'
import { manageModerationHandlers } from './moderation.ts'
import { orderHandlers } from './orders.ts'
import { managePasskeyHandlers } from './passkeys.ts'
import { pictureHandlers } from './pictures.ts'
import { productHandlers } from './products.ts'
import { returnHandlers } from './returns.ts'
import { sessionHandlers } from './session.ts'
import { categoryHandlers } from './shop/categories.ts'
import { couponHandlers } from './shop/coupons.ts'
import { deliveryHandlers } from './shop/delivery.ts'
import { manufacturerHandlers } from './shop/manufacturers.ts'
import { enquiryHandlers, newsletterHandlers } from './shop/messages.ts'
import { managedPromotionHandlers } from './shop/promotions.ts'
import { redirectHandlers } from './shop/redirects.ts'
import { settingHandlers } from './shop/settings.ts'
import { managedStoreHandlers } from './shop/stores.ts'
import { staffHandlers } from './staff.ts'
import { webhookHandlers } from './webhooks.ts'

/** One file per area answers the calls of the back office. */
export const manageHandlers = (
  deps: Deps,
  provider: Parameters<typeof sessionHandlers>[1],
): Handlers<typeof manageContract> => ({
  manageAnnouncement: announcementHandlers(deps),
  manageArticles: managedArticleHandlers(deps),
  manageAudit: auditHandlers(deps),
  manageCategories: categoryHandlers(deps),
  manageDelivery: deliveryHandlers(deps),
  manageEnquiries: enquiryHandlers(deps),
  manageManufacturers: manufacturerHandlers(deps),
  manageNewsletter: newsletterHandlers(deps),
  manageCoupons: couponHandlers(deps),
  manageModeration: manageModerationHandlers(deps),
  manageOrders: orderHandlers(deps),
  managePages: pageHandlers(deps),
  managePasskeys: managePasskeyHandlers(deps),
  managePictures: pictureHandlers(deps),
  manageProducts: productHandlers(deps),
  managePromotions: managedPromotionHandlers(deps),
  manageRedirects: redirectHandlers(deps),
  manageReturns: returnHandlers(deps),
  manageSale: saleHandlers(deps),
  manageSession: sessionHandlers(deps, provider),
  manageSettings: settingHandlers(deps),
  manageStaff: staffHandlers(deps),
  manageStores: managedStoreHandlers(deps),
  manageWebhooks: webhookHandlers(deps),
})

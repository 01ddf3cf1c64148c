import type { contract } from '#contract/contract.ts'
import { accountHandlers } from './account/account.ts'
import { identityHandlers } from './account/identity.ts'
import { shopPasskeyHandlers } from './account/passkeys.ts'
import { privacyHandlers } from './account/privacy.ts'
import { analyticsHandlers, failureHandlers, variantTestHandlers } from './analytics/analytics.ts'
import { vitalsHandlers } from './analytics/vitals.ts'
import { cartHandlers } from './cart/cart.ts'
import { catalogueHandlers } from './catalogue/catalogue.ts'
import { categoryDataOf } from './catalogue/category-trees.ts'
import { productHandlers } from './catalogue/product/product.ts'
import { productDetailsHandlers } from './catalogue/product/product-details.ts'
import { promotionHandlers } from './catalogue/promotion.ts'
import { checkoutHandlers } from './checkout/checkout.ts'
import { paymentHandlers } from './checkout/payment.ts'
import { compareHandlers, comparisonHandlers } from './compare/compare.ts'
import { articleHandlers } from './content/article.ts'
import { contactHandlers } from './content/contact.ts'
import { contentHandlers } from './content/content.ts'
import { navigationHandlers } from './content/navigation.ts'
import { settingsHandlers } from './content/settings.ts'
import { type Deps, readDeps } from './deps.ts'
import type { Handlers } from './http/serve.ts'
import { geoHandlers } from './locations/geo.ts'
import { localityHandlers } from './locations/locality.ts'
import { storeHandlers } from './locations/store.ts'
import { paymentsOf } from './payments/attempt/payments.ts'
import { projectLinesHandlers } from './project/lines/project-lines.ts'
import { projectSearchHandlers } from './project/list/project-search.ts'
import { projectFileHandlers } from './project/panels/project-file.ts'
import { reminderHandlers } from './project/panels/reminder.ts'
import { projectHandlers } from './project/project.ts'
import { projectQuoteHandlers } from './project/quote/project-quote.ts'
import { shareDoor } from './project/quote/project-shared.ts'
import { reviewingHandlers } from './reviews/reviewing.ts'
import { reviewHandlers } from './reviews/reviews.ts'
import { searchHandlers } from './search/search.ts'
import { adminHandlers } from './staff/admin.ts'
import { staffHandlers } from './staff/staff.ts'

/** One file per area answers the calls of the contract. */
export function createHandlers(
  deps: Deps,
  payments = paymentsOf(deps),
  door = shareDoor(deps.clock),
): Partial<Handlers<typeof contract>> {
  const reading = readDeps(deps)
  const categoryData = categoryDataOf(reading)
  return {
    account: accountHandlers(deps),
    admin: adminHandlers(deps),
    analytics: analyticsHandlers(deps),
    article: articleHandlers(reading),
    cart: cartHandlers(deps),
    catalogue: catalogueHandlers(reading, categoryData),
    checkout: checkoutHandlers(deps, payments),
    compare: compareHandlers(deps),
    comparison: comparisonHandlers(reading),
    contact: contactHandlers(deps),
    content: contentHandlers(reading),
    failure: failureHandlers(deps),
    geo: geoHandlers(deps),
    identity: identityHandlers(deps),
    locality: localityHandlers(deps),
    navigation: navigationHandlers(reading, categoryData),
    passkey: shopPasskeyHandlers(deps),
    payment: paymentHandlers(deps, payments),
    privacy: privacyHandlers(deps),
    product: productHandlers(reading, categoryData),
    productDetails: productDetailsHandlers(reading),
    project: projectHandlers(deps),
    projectFile: projectFileHandlers(deps),
    projectLines: projectLinesHandlers(deps),
    projectQuote: projectQuoteHandlers(deps, door),
    projectSearch: projectSearchHandlers(deps),
    promotion: promotionHandlers(reading),
    reminder: reminderHandlers(deps),
    review: reviewHandlers(deps),
    reviewing: reviewingHandlers(deps),
    search: searchHandlers(reading, categoryData),
    settings: settingsHandlers(reading),
    staff: staffHandlers(deps),
    store: storeHandlers(deps, reading),
    variantTest: variantTestHandlers(deps),
    vitals: vitalsHandlers(deps),
  }
}

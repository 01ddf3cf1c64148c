import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { paymentsOf } from '../payments/payments.ts'
import { accountHandlers } from './account.ts'
import { adminHandlers } from './admin.ts'
import { analyticsHandlers, failureHandlers, variantTestHandlers } from './analytics.ts'
import { articleHandlers } from './article.ts'
import { cartHandlers } from './cart.ts'
import { catalogueHandlers } from './catalogue.ts'
import { checkoutHandlers } from './checkout.ts'
import { compareHandlers, comparisonHandlers } from './compare.ts'
import { contactHandlers } from './contact.ts'
import { contentHandlers } from './content.ts'
import { geoHandlers } from './geo.ts'
import { identityHandlers } from './identity.ts'
import { localityHandlers } from './locality.ts'
import { navigationHandlers } from './navigation.ts'
import { paymentHandlers } from './payment.ts'
import { productHandlers } from './product.ts'
import { projectHandlers } from './project.ts'
import { projectFileHandlers } from './project-file.ts'
import { projectLinesHandlers } from './project-lines.ts'
import { projectQuoteHandlers } from './project-quote.ts'
import { projectSearchHandlers } from './project-search.ts'
import { shareDoor } from './project-shared.ts'
import { promotionHandlers } from './promotion.ts'
import { reminderHandlers } from './reminder.ts'
import { searchHandlers } from './search.ts'
import type { Handlers } from './serve.ts'
import { settingsHandlers } from './settings.ts'
import { categoryDataOf } from './shelves.ts'
import { staffHandlers } from './staff.ts'
import { storeHandlers } from './store.ts'
import { vitalsHandlers } from './vitals.ts'

/** One file per area answers the calls of the contract. */
export function createHandlers(
  deps: Deps,
  payments = paymentsOf(deps),
  door = shareDoor(deps.clock),
): Partial<Handlers<typeof contract>> {
  const categoryData = categoryDataOf(deps)
  return {
    account: accountHandlers(deps),
    admin: adminHandlers(deps),
    analytics: analyticsHandlers(deps),
    article: articleHandlers(deps),
    cart: cartHandlers(deps),
    catalogue: catalogueHandlers(deps, categoryData),
    checkout: checkoutHandlers(deps, payments),
    compare: compareHandlers(deps),
    comparison: comparisonHandlers(deps),
    contact: contactHandlers(deps),
    content: contentHandlers(deps),
    failure: failureHandlers(deps),
    geo: geoHandlers(deps),
    identity: identityHandlers(deps),
    locality: localityHandlers(deps),
    navigation: navigationHandlers(deps, categoryData),
    payment: paymentHandlers(deps, payments),
    product: productHandlers(deps, categoryData),
    project: projectHandlers(deps),
    projectFile: projectFileHandlers(deps),
    projectLines: projectLinesHandlers(deps),
    projectQuote: projectQuoteHandlers(deps, door),
    projectSearch: projectSearchHandlers(deps),
    promotion: promotionHandlers(deps),
    reminder: reminderHandlers(deps),
    search: searchHandlers(deps, categoryData),
    settings: settingsHandlers(deps),
    staff: staffHandlers(deps),
    store: storeHandlers(deps),
    variantTest: variantTestHandlers(deps),
    vitals: vitalsHandlers(deps),
  }
}

import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { paymentsOf } from '../payments/payments.ts'
import { cartHandlers } from './cart.ts'
import { catalogueHandlers } from './catalogue.ts'
import { checkoutHandlers } from './checkout.ts'
import { compareHandlers, comparisonHandlers } from './compare.ts'
import { contentHandlers } from './content.ts'
import { geoHandlers } from './geo.ts'
import { localityHandlers } from './locality.ts'
import { navigationHandlers } from './navigation.ts'
import { paymentHandlers } from './payment.ts'
import { productHandlers } from './product.ts'
import { promotionHandlers } from './promotion.ts'
import { searchHandlers } from './search.ts'
import type { Handlers } from './serve.ts'
import { settingsHandlers } from './settings.ts'
import { shelvesOf } from './shelves.ts'
import { storeHandlers } from './store.ts'
import { vitalsHandlers } from './vitals.ts'

/** One file per area answers the calls of the contract. */
export function createHandlers(deps: Deps, payments = paymentsOf(deps)): Partial<Handlers<typeof contract>> {
  const shelves = shelvesOf(deps)
  return {
    cart: cartHandlers(deps),
    catalogue: catalogueHandlers(deps, shelves),
    checkout: checkoutHandlers(deps, payments),
    compare: compareHandlers(deps),
    comparison: comparisonHandlers(deps),
    content: contentHandlers(deps),
    geo: geoHandlers(deps),
    locality: localityHandlers(deps),
    navigation: navigationHandlers(deps, shelves),
    payment: paymentHandlers(deps, payments),
    product: productHandlers(deps, shelves),
    promotion: promotionHandlers(deps),
    search: searchHandlers(deps, shelves),
    settings: settingsHandlers(deps),
    store: storeHandlers(deps),
    vitals: vitalsHandlers(deps),
  }
}

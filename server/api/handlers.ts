import type { contract } from '#contract/contract.ts'
import type { Deps } from '../deps.ts'
import { paymentsOf } from '../payments/payments.ts'
import { cartHandlers } from './cart.ts'
import { catalogueHandlers } from './catalogue.ts'
import { checkoutHandlers } from './checkout.ts'
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
import { storeHandlers } from './store.ts'

/** One file per area answers the calls of the contract. */
export const createHandlers = (deps: Deps, payments = paymentsOf(deps)): Partial<Handlers<typeof contract>> => ({
  cart: cartHandlers(deps),
  catalogue: catalogueHandlers(deps),
  checkout: checkoutHandlers(deps, payments),
  content: contentHandlers(deps),
  geo: geoHandlers(deps),
  locality: localityHandlers(deps),
  navigation: navigationHandlers(deps),
  payment: paymentHandlers(deps, payments),
  product: productHandlers(deps),
  promotion: promotionHandlers(deps),
  search: searchHandlers(deps),
  settings: settingsHandlers(deps),
  store: storeHandlers(deps),
})

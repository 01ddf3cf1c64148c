import { catalogue } from './catalogue/catalogue.ts'
import { compare, comparison } from './catalogue/compare.ts'
import { product } from './catalogue/product.ts'
import { promotion } from './catalogue/promotion.ts'
import { search } from './catalogue/search.ts'
import { cart } from './checkout/cart.ts'
import { checkout, payment } from './checkout/checkout.ts'
import { content } from './content/content.ts'
import { navigation } from './content/navigation.ts'
import { settings } from './content/settings.ts'
import { geo, locality } from './location/geo.ts'
import { store } from './location/store.ts'
import { vitals } from './tracking/vitals.ts'

/** Endpoints for browsing and buying: every page includes their paths. */
export const shopContract = {
  cart,
  catalogue,
  checkout,
  compare,
  comparison,
  content,
  geo,
  locality,
  navigation,
  payment,
  product,
  promotion,
  search,
  settings,
  store,
  vitals,
}

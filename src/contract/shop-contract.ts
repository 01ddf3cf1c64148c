import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout, payment } from './checkout.ts'
import { compare, comparison } from './compare.ts'
import { content } from './content.ts'
import { geo, locality } from './geo.ts'
import { navigation } from './navigation.ts'
import { product } from './product.ts'
import { promotion } from './promotion.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { store } from './store.ts'
import { vitals } from './vitals.ts'

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

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

/** The calls of the shelves and of the way to the order: every page carries their addresses. */
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

import type { CheckoutRequest, CheckoutView } from '#contract/checkout/checkout.ts'
import { type OrderOption, optionBits } from '#domain/checkout/order-options.ts'
import { type PaymentOption, paymentMethods } from '#domain/payment/payment-methods.ts'
import { offeredTo } from '#domain/payment/payment-option.ts'
import type { Brand } from '#themes/brand.ts'
import { type AccountRow, isStaff } from '../accounts/accounts.ts'
import { salesPeople } from '../accounts/sales-people.ts'
import type { Db } from '../database/database.ts'
import { type StoreRow, storesOf } from '../locations/store/shop-stores.ts'
import { invalidOrder } from './checkout-body.ts'

const everybody: readonly OrderOption[] = [
  'DeliveryInstructions',
  'UniqueRequirements',
  'InstallationContact',
  ...offeredTo('everyone'),
]
const onAccount: readonly OrderOption[] = offeredTo('credit')
// Staff always see payment on account: whether the customer has credit is known only when the email is sent.
const sellers: readonly OrderOption[] = [
  'SetSalesperson',
  'WinningDeliveryServiceOverride',
  ...offeredTo('staff'),
  ...onAccount,
]

type InStore = Pick<CheckoutView, 'store' | 'stores' | 'salesPeople'>

/** The checkout options of the caller, with the stores and salespeople that staff may choose [S2-B12]. */
export type CheckoutRights = InStore & {
  opts: number
  /** Card has no bit among the options. */
  withoutCards: boolean
  account: AccountRow | null
  isStaff: boolean
}

const noStore: InStore = { store: null, stores: [], salesPeople: [] }

type Shopper = { account: AccountRow | null; brand: Brand; payable: readonly PaymentOption[] }

export async function checkoutRights(db: Db, { account, brand, payable }: Shopper): Promise<CheckoutRights> {
  const inStore = isStaff(account) ? await inStoreOf(db, account.staff, brand) : noStore
  const options = [
    ...everybody,
    ...(account?.hasCredit ? onAccount : []),
    ...(isStaff(account) ? sellers : []),
    ...(inStore.stores.length > 0 ? (['CashAndCarry'] as const) : []),
  ]
  const isOffered = (option: OrderOption) =>
    !Object.hasOwn(paymentMethods, option) || payable.some((one) => one === option)
  return {
    ...inStore,
    opts: optionBits(options.filter(isOffered)),
    withoutCards: !payable.includes('Default'),
    account,
    isStaff: isStaff(account),
  }
}

async function inStoreOf(db: Db, { salespersonCode, storeUri }: StaffData, brand: Brand): Promise<InStore> {
  const stores = await storesOf(db, brand.key)
  const own = stores.find(({ uri }) => uri === storeUri)
  const subdivisionOf = (uri: string | null) => stores.find((store) => store.uri === uri)?.subdivision
  return {
    store: own ? storeAddress(own) : null,
    stores: stores.map((store) => ({
      subdivision: store.subdivision,
      name: store.name,
      selected: store.uri === own?.uri,
      storeUri: store.uri,
      ...storeAddress(store),
    })),
    salesPeople: (await salesPeople(db)).flatMap(({ code, name, storeUri: place }) => {
      const subdivision = subdivisionOf(place)
      return subdivision ? [{ code, name, subdivision, selected: code === salespersonCode }] : []
    }),
  }
}

type StaffData = NonNullable<AccountRow['staff']>

const storeAddress = ({ phone, address, suburb, postcode, state }: StoreRow) => ({
  phone,
  address,
  suburb,
  postcode,
  state,
})

type Choices = Pick<
  CheckoutRequest,
  'salespersonCode' | 'subdivision' | 'storeUri' | 'cashAndCarry' | 'winningDeliveryServiceOverride'
>

/** The chosen store, else the store the member of staff works in. */
const storeOf = ({ stores }: CheckoutRights, { storeUri }: Pick<Choices, 'storeUri'>) =>
  stores.find((store) => (storeUri ? store.storeUri === storeUri : store.selected)) ?? null

/** Rejects options only staff may choose, and a salesperson who does not work in the chosen store. */
export function rejectStaffOnly(rights: CheckoutRights, body: Choices) {
  const { salespersonCode, subdivision, storeUri, cashAndCarry, winningDeliveryServiceOverride } = body
  const isRequested = salespersonCode || subdivision || storeUri || cashAndCarry || winningDeliveryServiceOverride
  if (isRequested && !rights.isStaff) throw invalidOrder('Please sign in as staff to use these options')
  if (cashAndCarry && !storeOf(rights, body)) throw invalidOrder('Please choose the pick-up store')
  const isStore =
    !subdivision ||
    rights.stores.some((store) => store.subdivision === subdivision && (!storeUri || store.storeUri === storeUri))
  const isSeller =
    !salespersonCode ||
    rights.salesPeople.some(
      (seller) => seller.code === salespersonCode && (!subdivision || seller.subdivision === subdivision),
    )
  if (!isStore || !isSeller) throw invalidOrder('Please choose a store and one of its salespeople')
}

/** Who placed the order, and the names of the store and the salesperson, as the order stores them. */
export function saleOf(rights: CheckoutRights, body: Choices) {
  if (!rights.isStaff || !rights.account) return {}
  const isNamed = body.storeUri || body.subdivision || body.cashAndCarry
  const chosen = isNamed ? storeOf(rights, body) : null
  // A subdivision may have several stores, so it alone does not name one.
  const store = chosen && (!body.subdivision || chosen.subdivision === body.subdivision) ? chosen : null
  const seller = rights.salesPeople.find(({ code }) => code === body.salespersonCode)
  return {
    placedBy: rights.account.id,
    ...(store ? { store: store.name } : {}),
    ...(seller ? { salesperson: seller.name } : {}),
  }
}

/** Cash and carry: replaces the delivery address and phone of the request with those of the chosen store. */
export function asCollected<
  Body extends Pick<CheckoutRequest, 'deliveryAddress' | 'phoneNumber' | 'cashAndCarry' | 'storeUri'>,
>(body: Body, rights: CheckoutRights): Body {
  const store = body.cashAndCarry ? storeOf(rights, body) : null
  if (!store) return body
  const { phone = '', address = '', suburb = '', postcode = '', state = '' } = store
  return {
    ...body,
    phoneNumber: phone,
    deliveryAddress: { ...body.deliveryAddress, address, suburb, postcode, state },
  }
}

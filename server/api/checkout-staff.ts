import type { CheckoutRequest, CheckoutView } from '#contract/checkout.ts'
import { type OrderOption, optionBits } from '#domain/order-options.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../database/database.ts'
import { type AccountRow, isStaff } from '../stores/accounts.ts'
import { salesPeople } from '../stores/sales-people.ts'
import { type StoreRow, storesOf } from '../stores/shop-stores.ts'
import { refuseOrder } from './checkout-body.ts'

const everybody: readonly OrderOption[] = [
  'DeliveryInstructions',
  'UniqueRequirements',
  'InstallationContact',
  'PayPal',
  'Zip',
  'AfterPay',
]
const onAccount: readonly OrderOption[] = ['CRAccount']
const sellers: readonly OrderOption[] = ['SetSalesperson', 'ZipInStore', 'WinningDeliveryServiceOverride']

type SalesDesk = Pick<CheckoutView, 'store' | 'stores' | 'salesPeople'>

/** What a caller may do at the checkout of a shop beyond what every shopper may [S2-B12]. */
export type CheckoutRights = SalesDesk & { opts: number; account: AccountRow | null; isStaff: boolean }

const noDesk: SalesDesk = { store: null, stores: [], salesPeople: [] }

export async function checkoutRights(db: Db, account: AccountRow | null, brand: Brand): Promise<CheckoutRights> {
  const desk = isStaff(account) ? await salesDesk(db, account.staff, brand) : noDesk
  const opts = optionBits([
    ...everybody,
    ...(account?.hasCredit ? onAccount : []),
    ...(isStaff(account) ? sellers : []),
    // Goods are carried out of the store that the person stands in.
    ...(desk.store ? (['CashAndCarry'] as const) : []),
  ])
  return { ...desk, opts, account, isStaff: isStaff(account) }
}

async function salesDesk(db: Db, { salespersonCode, storeUri }: StaffFacts, brand: Brand): Promise<SalesDesk> {
  const stores = await storesOf(db, brand.key)
  const own = stores.find(({ uri }) => uri === storeUri)
  const subdivisionOf = (uri: string | null) => stores.find((store) => store.uri === uri)?.subdivision
  return {
    store: own ? deskAddress(own) : null,
    stores: stores.map(({ subdivision, name, uri }) => ({ subdivision, name, selected: uri === own?.uri })),
    salesPeople: (await salesPeople(db)).flatMap(({ code, name, storeUri: place }) => {
      const subdivision = subdivisionOf(place)
      return subdivision ? [{ code, name, subdivision, selected: code === salespersonCode }] : []
    }),
  }
}

type StaffFacts = NonNullable<AccountRow['staff']>

const deskAddress = ({ phone, address, suburb, postcode, state }: StoreRow) => ({
  phone,
  address,
  suburb,
  postcode,
  state,
})

/** Refuses what only staff may choose, and a salesperson who does not sell in the chosen store. */
export function refuseStaffOnly(rights: CheckoutRights, body: CheckoutRequest) {
  const { salespersonCode, subdivision, cashAndCarry, winningDeliveryServiceOverride } = body
  const isAsked = salespersonCode || subdivision || cashAndCarry || winningDeliveryServiceOverride
  if (isAsked && !rights.isStaff) throw refuseOrder('Please sign in as staff to use these options')
  if (cashAndCarry && !rights.store) throw refuseOrder('Cash and carry is for staff of a store of this shop')
  const isStore = !subdivision || rights.stores.some((store) => store.subdivision === subdivision)
  const isSeller =
    !salespersonCode ||
    rights.salesPeople.some((one) => one.code === salespersonCode && (!subdivision || one.subdivision === subdivision))
  if (!isStore || !isSeller) throw refuseOrder('Please choose a store and a salesperson of it')
}

/** The form as it counts: what is carried out of a store goes to that store's address, whatever the page sent. */
export function asCollected<Body extends Pick<CheckoutRequest, 'deliveryAddress' | 'phoneNumber' | 'cashAndCarry'>>(
  body: Body,
  { store }: CheckoutRights,
): Body {
  if (!body.cashAndCarry || !store) return body
  const { phone, address, suburb, postcode, state } = store
  return {
    ...body,
    phoneNumber: phone,
    deliveryAddress: { ...body.deliveryAddress, address, suburb, postcode, state },
  }
}

import type { AccountInfo, AccountPatch, Invoice, InvoiceSummary } from '#contract/account/account.ts'
import type { contract } from '#contract/contract.ts'
import { manageOrders } from '#contract/manage/manage-orders.ts'
import { ProfilePhone } from '#domain/account/person-forms.ts'
import { cleanPhone } from '#domain/account/phone.ts'
import { toDollars } from '#domain/money/money.ts'
import { orderState } from '#domain/orders/order-progress.ts'
import { readIsoDate } from '#domain/time/plain-date.ts'
import { type AccountRow, changeAccount, findAccount } from '../accounts/accounts.ts'
import { addressesOf, deleteAddress } from '../cart/store/account-addresses.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, callerFrom } from '../http/request/call-context.ts'
import { invalidField, notFound } from '../http/request/errors.ts'
import { checkPart, type Handlers } from '../http/serve.ts'
import { adminUrlFor } from '../http/site/admin-url.ts'
import { isLockedPhone, lockedText } from '../identity/locked-details.ts'
import { register } from '../identity/registration.ts'
import { isGuestOrder, orderSummary } from '../orders/confirmation-response.ts'
import { orderFileAddresses } from '../orders/invoice-address.ts'
import {
  imageOf,
  isCollected,
  orderProgress,
  orderRefunds,
  orderReturnsView,
  trackingUrlOf,
} from '../orders/order-progress.ts'
import { requestReturn } from '../orders/return-request.ts'
import { refundsOf } from '../orders/store/order-refunds.ts'
import { type ReturnWithLines, returnsOf } from '../orders/store/order-returns.ts'
import { type OrderStepRow, stepsOf } from '../orders/store/order-steps.ts'
import { findOwnOrder, type OrderRow } from '../orders/store/orders.ts'
import { openReminders } from '../project/store/reminders.ts'
import { soldOf } from '../reviews/store/reviewed-styles.ts'
import { goneAddressText, rejectLockedRemoval, saveAddress, savedAddress } from './account-address.ts'
import { countOrders, findAccountOrder, pageOfOrders } from './store/account-orders.ts'

const pageSize = 10
const lastPage = 99

type StaffAround = { cmsUrl: string | null; opensOrders: boolean }

/** Only members of staff have the staff fields; the client treats an account without them as a shopper [S1-1-05]. */
export function accountInfo(account: AccountRow, { cmsUrl, opensOrders }: StaffAround): AccountInfo {
  const { firstName, lastName, email, phone, preferences, staff } = account
  const person = { firstName, lastName, email, phone, preferences }
  if (!staff) return person
  return {
    ...person,
    winningUserId: staff.winningUserId,
    salespersonCode: staff.salespersonCode,
    winningCmsUrl: cmsUrl,
    opensOrders,
  }
}

type Around = { steps: readonly OrderStepRow[]; returns: readonly ReturnWithLines[]; invoiceUrl: string }

function summaryOf(order: OrderRow, { steps, returns, invoiceUrl }: Around): InvoiceSummary {
  const { id, number, placedAt, totalCents, paidCents, plan } = order
  const [first] = plan.lines
  return {
    // Gifts come with their products.
    products: plan.lines
      .filter(({ promoId }) => promoId === null)
      .map((line) => {
        const image = imageOf(order, line)
        const { sku, title, quantity } = line
        return { sku, title, quantity, ...(image ? { image } : {}) }
      }),
    state: orderState(steps, isCollected(order)),
    isCollected: isCollected(order),
    trackingUrl: trackingUrlOf(steps),
    returnState: returns[0]?.state ?? null,
    invoiceUrl,
    id,
    orderNumber: number,
    placedAt: placedAt.toISOString(),
    orderTotal: toDollars(totalCents),
    remaining: toDollars(totalCents - paidCents),
    productCount: plan.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    title: first?.title ?? '',
    deliveryDate: plan.deliveryDate,
  }
}

function checkedPatch(account: AccountRow, { phone, ...patch }: AccountPatch) {
  if (phone === undefined) return patch
  if (isLockedPhone(account, phone)) throw invalidField('phone', lockedText)
  return { ...patch, phone: cleanPhone(checkPart('body', ProfilePhone, { phone }).phone) }
}

/** Each request reads and changes data of the signed-in account only [S1-7-25]. */
export function accountHandlers({
  db,
  clock,
  cmsUrl = null,
  afterResponse,
}: Deps): Handlers<typeof contract>['account'] {
  const later = afterResponse?.run ?? ((work: () => Promise<unknown>) => work())
  const ownerOf = async ({ caller, brand }: CallContext) => ({
    accountId: (await caller.require()).id,
    brand: brand.key,
    country: brand.country,
  })

  const staffAround = async ({ caller, origin }: CallContext): Promise<StaffAround> => ({
    cmsUrl: adminUrlFor(origin, cmsUrl),
    opensOrders: await caller.hasRole(manageOrders.view.roles),
  })

  async function ownOrder(context: CallContext, id: string): Promise<OrderRow> {
    const order = await findAccountOrder(db, await ownerOf(context), id)
    if (!order) throw notFound('There is no such order in your account')
    return order
  }

  async function invoiceOf(order: OrderRow): Promise<Invoice> {
    const now = clock()
    const { accountId, brand, plan } = order
    const skus = plan.cart.products.map(({ sku }) => sku)
    const [files, steps, returns, refunds, sold] = await Promise.all([
      orderFileAddresses(db, now),
      stepsOf(db, [order.id]),
      returnsOf(db, [order.id]),
      refundsOf(db, [order.id]),
      accountId ? soldOf(db, { accountId, brand, skus }) : [],
    ])
    const isDelivered = orderState(steps, isCollected(order)) === 'delivered'
    return {
      ...orderSummary(order),
      ...orderRefunds(refunds),
      ...orderProgress(order, steps, files),
      ...orderReturnsView(order, { steps, returns, refunds, now }),
      id: order.id,
      invoiceUrl: files.invoice(order.id),
      sold: sold.map(({ sku, uri, isReviewed }) => ({ sku, uri, isReviewable: isDelivered && !isReviewed })),
    }
  }

  return {
    info: async (_input, context) => accountInfo(await context.caller.require(), await staffAround(context)),

    change: async ({ body }, context) => {
      const { caller } = context
      const account = await caller.require()
      const { preferences, ...patch } = checkedPatch(account, body)
      const change = {
        ...patch,
        ...(preferences ? { preferences: { ...account.preferences, ...preferences } } : {}),
      }
      if (Object.keys(change).length > 0) await changeAccount(db, account.id, change)
      return accountInfo((await findAccount(db, account.id)) ?? account, await staffAround(context))
    },

    reminders: async (_input, { caller }) => {
      const { total, rows } = await openReminders(db, (await caller.require()).id)
      const reminders = rows.map(({ id, name, notes, date, status, projectId }) => ({
        id,
        name,
        notes,
        date: readIsoDate(date) ?? [1970, 1, 1], // the column holds dates only
        status,
        projectId,
      }))
      return { totalCount: total, reminders }
    },

    invoices: async ({ query: { page } }, context) => {
      if (!Number.isInteger(page) || page < 0 || page > lastPage)
        throw invalidField('page', `Give a whole number from 0 to ${lastPage}`)
      const owner = await ownerOf(context)
      const totalCount = await countOrders(db, owner)
      const rows = await pageOfOrders(db, owner, { page, size: pageSize })
      const ids = rows.map(({ id }) => id)
      const [files, steps, returns] = await Promise.all([
        orderFileAddresses(db, clock()),
        stepsOf(db, ids),
        returnsOf(db, ids),
      ])
      const invoices = rows.map((row) => {
        const isOf = ({ orderId }: { orderId: string }) => orderId === row.id
        const around = { steps: steps.filter(isOf), returns: returns.filter(isOf), invoiceUrl: files.invoice(row.id) }
        return summaryOf(row, around)
      })
      return { page, pageCount: Math.ceil(totalCount / pageSize), totalCount, invoices }
    },

    invoice: async ({ params }, context) => {
      return invoiceOf(await ownOrder(context, params.id))
    },

    requestReturn: async ({ params, body }, context) => {
      const order = await ownOrder(context, params.id)
      const key = context.idempotencyKey ?? context.requestId
      await requestReturn(db, { order, body, key, now: clock() })
      return invoiceOf(order)
    },

    openFromOrder: async ({ body: { cartId, password } }, context) => {
      const visitorId = await context.visitor.find()
      const order = visitorId && (await findOwnOrder(db, visitorId, cartId))
      if (!order || !isGuestOrder(order) || order.brand !== context.brand.key) throw notFound()
      const { email, plan } = order
      const { firstName, lastName } = plan.deliveryAddress
      const person = { email, firstName, lastName, phone: plan.phoneNumber, clientId: order.brand, ABN: '' }
      const { brand, origin } = context
      const asking = { brand, origin, now: clock(), from: callerFrom(context), later }
      return { email: await register(db, { ...person, password }, { ...asking, orderId: order.id }) }
    },

    addresses: async (_input, context) => (await addressesOf(db, await ownerOf(context))).map(savedAddress),

    saveAddress: async ({ body }, context) => {
      const account = await context.caller.require()
      return saveAddress(db, { account, address: body, brand: context.brand })
    },

    deleteAddress: async ({ params }, context) => {
      const owner = await ownerOf(context)
      await rejectLockedRemoval(db, await context.caller.require(), { owner, id: params.id })
      if (!(await deleteAddress(db, owner, params.id))) throw notFound(goneAddressText)
      return null
    },
  }
}

import type { CustomerData } from '#contract/account/privacy.ts'
import type { CheckoutAddress } from '#contract/checkout/checkout.ts'
import { customerKeys, type QuoteData } from '#contract/project/project-parts.ts'
import { toDollars } from '#domain/money/money.ts'
import { reasonTexts } from '#domain/orders/order-return.ts'
import { paymentRecord } from '#domain/payment/payment-option.ts'
import { shopName } from '#themes/brands.ts'
import type { AccountRow } from '../accounts/accounts.ts'
import { waitingEmail } from '../accounts/mailed-tokens.ts'
import { countCodes } from '../accounts/passkeys.ts'
import { rolesOf } from '../accounts/staff-roles.ts'
import type { Db } from '../database/database.ts'
import { refundsOf } from '../orders/store/order-refunds.ts'
import { returnsOf } from '../orders/store/order-returns.ts'
import { stepsOf } from '../orders/store/order-steps.ts'
import { type CustomerRows, customerRows, visitorsOf } from './store/customer-rows.ts'

const iso = (date: Date) => date.toISOString()
const isoOrNull = (date: Date | null) => date && iso(date)

const place = ({
  companyName: company,
  address: street,
  ...rest
}: CheckoutAddress): CustomerData['orders'][number]['deliveryAddress'] => ({
  ...rest,
  company,
  street,
})

async function ordersOf(db: Db, rows: CustomerRows['orders']): Promise<CustomerData['orders']> {
  const ids = rows.map(({ id }) => id)
  const steps = await stepsOf(db, ids)
  const refunds = await refundsOf(db, ids)
  const returns = await returnsOf(db, ids)
  return rows.map(({ id, plan, ...row }) => ({
    shop: shopName(row.brand),
    number: row.number,
    placed: iso(row.placedAt),
    email: row.email,
    phone: plan.phoneNumber,
    deliveryAddress: place(plan.deliveryAddress),
    deliveryInstructions: plan.deliveryAddress.deliveryInstructions,
    billingAddress: plan.billingAddress && place(plan.billingAddress),
    deliveryContact: plan.requestedDeliveryContact,
    installationContact: plan.requestedInstallationContact,
    yourReference: plan.poNumber,
    deliveryDate: row.deliveryDate,
    lines: plan.lines.map(({ title, sku, quantity, unitCents, extrasCents }) => ({
      product: title,
      sku,
      quantity,
      price: toDollars(unitCents),
      extras: toDollars(extrasCents),
    })),
    delivery: toDollars(plan.shippingCents),
    tax: toDollars(row.taxCents),
    total: toDollars(row.totalCents),
    paid: toDollars(row.paidCents),
    currency: row.currency,
    paidBy: row.paidCents > 0 || plan.transfer ? paymentRecord(plan.paymentOption) : 'None',
    steps: steps
      .filter(({ orderId }) => orderId === id)
      .map(({ state, at, trackingUrl }) => ({ step: state, at: iso(at), tracking: trackingUrl })),
    refunds: refunds
      .filter(({ orderId }) => orderId === id)
      .map(({ requestedAt, amountCents, reason, state }) => ({
        at: iso(requestedAt),
        amount: toDollars(amountCents),
        reason,
        state,
      })),
    returns: returns
      .filter(({ orderId }) => orderId === id)
      .map(({ requestedAt, state, comment, note, lines }) => ({
        requested: iso(requestedAt),
        state,
        comment,
        reply: note,
        lines: lines.map(({ position, quantity, reason }) => ({
          product: plan.lines[position]?.title ?? '',
          quantity,
          reason: reasonTexts[reason],
        })),
      })),
  }))
}

const aboutWork = [
  'projectAddress',
  'suburb',
  'postCode',
  'state',
  'projectGoal',
  'projectStart',
  'interests',
  'comments',
] as const satisfies readonly (keyof QuoteData)[]

/** What a project says about the customer; about its main customer, nothing to the person named second. */
function aboutCustomer(quoteData: QuoteData, email: string): Record<string, string> {
  const isMain = quoteData.customerEmail.toLowerCase() === email
  const keys = isMain
    ? [...customerKeys, ...aboutWork]
    : (['customerEmailSecondary', 'customerNumberSecondary'] as const)
  return Object.fromEntries(keys.map((key) => [key, String(quoteData[key] ?? '')]).filter(([, value]) => value !== ''))
}

async function profileOf(db: Db, account: AccountRow, { rows, now }: { rows: CustomerRows; now: Date }) {
  const { staff } = account
  return {
    email: account.email,
    newEmailToConfirm: await waitingEmail(db, account.id, now),
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone,
    businessNumber: account.abn,
    accountOpened: iso(account.createdAt),
    emailConfirmed: isoOrNull(account.emailConfirmedAt),
    hasPassword: account.passwordHash !== null,
    recoveryCodesLeft: await countCodes(db, account.id),
    signsInWith: rows.providers.map(({ provider }) => provider),
    detailsLocked: account.isLocked,
    mayPayOnAccount: account.hasCredit,
    preferences: account.preferences,
    worksHere: staff && {
      salespersonCode: staff.salespersonCode,
      store: staff.storeUri,
      roles: await rolesOf(db, account.id),
      shops: rows.staffShops.map(({ brand }) => shopName(brand)),
    },
  }
}

/** Everything that is stored about the owner of an account. */
export async function customerData(db: Db, account: AccountRow, now: Date): Promise<CustomerData> {
  const { id: accountId, email } = account
  const rows = await customerRows(db, { accountId, visitorIds: await visitorsOf(db, accountId), email })
  return {
    exportedAt: iso(now),
    profile: await profileOf(db, account, { rows, now }),
    addresses: rows.addresses.map(({ phone, isDefault, ...row }) => ({
      ...place(row),
      phone,
      usedByDefault: isDefault,
    })),
    signIns: rows.sessions.map(({ createdAt, expiresAt }) => ({ since: iso(createdAt), until: iso(expiresAt) })),
    knownDevices: rows.devices.map(({ expiresAt }) => ({ until: iso(expiresAt) })),
    passkeys: rows.passkeys.map(({ name, rpId, addedAt, lastUsedAt }) => ({
      name,
      address: rpId,
      added: iso(addedAt),
      lastUsed: isoOrNull(lastUsedAt),
    })),
    adminVisits: rows.adminVisits.map(({ expiresAt }) => ({ until: iso(expiresAt) })),
    shops: rows.shops.map(({ brand, suburb, store }) => ({ shop: shopName(brand), suburb, store })),
    carts: rows.carts.map(({ id, brand, changedAt, email: mailTo, couponCode, delivery }) => ({
      shop: shopName(brand),
      changed: iso(changedAt),
      email: mailTo,
      coupon: couponCode,
      deliverTo: delivery && `${delivery.suburb} ${delivery.state} ${delivery.postcode}`,
      lines: rows.cartLines
        .filter(({ line }) => line.cartId === id)
        .map(({ line, sku, title }) => ({
          product: title ?? line.productCode,
          sku: sku ?? line.productCode,
          quantity: line.quantity,
        })),
    })),
    comparedProducts: rows.compared.map(({ brand, sku }) => ({ shop: shopName(brand), sku })),
    orders: await ordersOf(db, rows.orders),
    payments: rows.payments.map(({ brand, createdAt, amountCents, currency, state }) => ({
      shop: shopName(brand),
      started: iso(createdAt),
      amount: toDollars(amountCents),
      currency,
      outcome: state,
    })),
    reviews: rows.reviews.map(({ brand, author, createdAt, ...row }) => ({
      ...row,
      shop: shopName(brand),
      shownAs: author,
      written: iso(createdAt),
    })),
    reviewsFoundHelpful: rows.votes.map(({ sku, votedAt }) => ({ sku, at: iso(votedAt) })),
    questions: rows.questions.map(({ brand, author, createdAt, ...row }) => ({
      ...row,
      shop: shopName(brand),
      name: author,
      asked: iso(createdAt),
    })),
    reminders: rows.reminders.map(({ name, notes, date, status }) => ({ name, notes, date, state: status })),
    enquiries: rows.messages.map(({ brand, formUrl, reference, sentAt, answers }) => ({
      shop: shopName(brand),
      form: formUrl,
      reference,
      sent: iso(sentAt),
      answers,
    })),
    newsletters: rows.subscriptions.map(({ brand, source, subscribedAt, ...row }) => ({
      ...row,
      shop: shopName(brand),
      signedUpBy: source,
      since: iso(subscribedAt),
    })),
    projects: rows.projects.map((row) => ({
      shop: shopName(row.brand),
      name: row.name,
      quoteNumber: row.quoteId,
      quoted: row.quotedCents === null ? null : toDollars(row.quotedCents),
      preparedBy: row.salespersonName,
      created: iso(row.createdAt),
      changed: iso(row.changedAt),
      customer: aboutCustomer(row.quoteData, email),
    })),
    mails: rows.mails.map(({ brand, subject, createdAt, sentAt }) => ({
      shop: shopName(brand),
      subject,
      written: iso(createdAt),
      sent: isoOrNull(sentAt),
    })),
  }
}

import * as z from 'zod/mini'
import { Dollars } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** A moment as an ISO date-time; a day as yyyy-mm-dd. */
const Moment = z.string()
const Day = z.string()

const Place = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  street: z.string(),
  suburb: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
})

const Line = z.object({ product: z.string(), sku: z.string(), quantity: z.number() })

/**
 * Everything that is stored about a customer in all shops of the group, for the customer: names that a person understands,
 * no keys, hashes or internal ids. tests/personal-data.test.ts compares it with the database.
 */
export const CustomerData = z.object({
  exportedAt: Moment,
  profile: z.object({
    email: z.string(),
    newEmailToConfirm: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    businessNumber: z.string(),
    accountOpened: Moment,
    emailConfirmed: z.nullable(Moment),
    hasPassword: z.boolean(),
    recoveryCodesLeft: z.number(),
    signsInWith: z.array(z.string()),
    detailsLocked: z.boolean(),
    mayPayOnAccount: z.boolean(),
    preferences: z.record(z.string(), z.boolean()),
    worksHere: z.nullable(
      z.object({
        salespersonCode: z.nullable(z.string()),
        store: z.nullable(z.string()),
        roles: z.array(z.string()),
        shops: z.array(z.string()),
      }),
    ),
  }),
  addresses: z.array(z.extend(Place, { phone: z.string(), usedByDefault: z.boolean() })),
  signIns: z.array(z.object({ since: Moment, until: Moment })),
  knownDevices: z.array(z.object({ until: Moment })),
  passkeys: z.array(z.object({ name: z.string(), address: z.string(), added: Moment, lastUsed: z.nullable(Moment) })),
  adminVisits: z.array(z.object({ until: Moment })),
  shops: z.array(z.object({ shop: z.string(), suburb: z.nullable(z.string()), store: z.nullable(z.string()) })),
  carts: z.array(
    z.object({
      shop: z.string(),
      changed: Moment,
      email: z.nullable(z.string()),
      coupon: z.nullable(z.string()),
      deliverTo: z.nullable(z.string()),
      lines: z.array(Line),
    }),
  ),
  comparedProducts: z.array(z.object({ shop: z.string(), sku: z.string() })),
  orders: z.array(
    z.object({
      shop: z.string(),
      number: z.string(),
      placed: Moment,
      email: z.string(),
      phone: z.string(),
      deliveryAddress: Place,
      deliveryInstructions: z.string(),
      billingAddress: z.nullable(Place),
      deliveryContact: z.string(),
      installationContact: z.string(),
      yourReference: z.string(),
      deliveryDate: z.nullable(Day),
      lines: z.array(z.extend(Line, { price: Dollars, extras: Dollars })),
      delivery: Dollars,
      tax: Dollars,
      total: Dollars,
      paid: Dollars,
      currency: z.string(),
      paidBy: z.string(),
      steps: z.array(z.object({ step: z.string(), at: Moment, tracking: z.nullable(z.string()) })),
      refunds: z.array(z.object({ at: Moment, amount: Dollars, reason: z.string(), state: z.string() })),
      returns: z.array(
        z.object({
          requested: Moment,
          state: z.string(),
          comment: z.string(),
          reply: z.nullable(z.string()),
          lines: z.array(z.object({ product: z.string(), quantity: z.number(), reason: z.string() })),
        }),
      ),
    }),
  ),
  payments: z.array(
    z.object({ shop: z.string(), started: Moment, amount: Dollars, currency: z.string(), outcome: z.string() }),
  ),
  reviews: z.array(
    z.object({
      shop: z.string(),
      sku: z.string(),
      shownAs: z.string(),
      suburb: z.string(),
      stars: z.number(),
      title: z.string(),
      text: z.string(),
      state: z.string(),
      written: Moment,
    }),
  ),
  reviewsFoundHelpful: z.array(z.object({ sku: z.string(), at: Moment })),
  questions: z.array(
    z.object({
      shop: z.string(),
      sku: z.string(),
      name: z.string(),
      email: z.string(),
      text: z.string(),
      answer: z.nullable(z.string()),
      asked: Moment,
    }),
  ),
  reminders: z.array(z.object({ name: z.string(), notes: z.string(), date: Day, state: z.string() })),
  enquiries: z.array(
    z.object({
      shop: z.string(),
      form: z.string(),
      reference: z.string(),
      sent: Moment,
      answers: z.record(z.string(), z.string()),
    }),
  ),
  newsletters: z.array(
    z.object({
      shop: z.string(),
      email: z.string(),
      name: z.string(),
      postcode: z.string(),
      signedUpBy: z.string(),
      since: Moment,
    }),
  ),
  projects: z.array(
    z.object({
      shop: z.string(),
      name: z.string(),
      quoteNumber: z.nullable(z.number()),
      quoted: z.nullable(Dollars),
      preparedBy: z.nullable(z.string()),
      created: Moment,
      changed: Moment,
      customer: z.record(z.string(), z.string()),
    }),
  ),
  mails: z.array(z.object({ shop: z.string(), subject: z.string(), written: Moment, sent: z.nullable(Moment) })),
})
export type CustomerData = z.infer<typeof CustomerData>

/** What an account needs before it can be deleted. */
export const Deletion = z.object({
  /** How its owner proves to be there: by the password, or by a sign-in of the last minutes when it has none. */
  proof: z.enum(['password', 'fresh sign-in']),
  /** Whether that sign-in is fresh enough. */
  isFresh: z.boolean(),
  /** Why it cannot be deleted now. */
  obstacle: z.nullable(z.enum(['staff', 'payment'])),
  /** Orders that stay, without the account. */
  orderCount: z.number(),
})
export type Deletion = z.infer<typeof Deletion>

/** What a customer may do with the data stored about them. */
export const privacy = {
  data: endpoint({
    method: 'GET',
    path: '/api/account/data',
    summary: 'Everything that is stored about the signed-in customer, in all shops of the group',
    response: CustomerData,
    access: 'customer',
    added: true,
  }),
  forgetDevice: endpoint({
    method: 'POST',
    path: '/api/account/device/forget',
    summary: 'Sign this browser out and delete the cookies of the shop',
    response: z.null(),
    added: true,
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/api/account/deletion',
    summary: 'What deleting the signed-in account takes',
    response: Deletion,
    access: 'customer',
    added: true,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    summary: 'Delete the signed-in account for good, in all shops of the group; orders stay without it',
    body: z.object({ password: z.string().check(z.maxLength(1000, 'This password is too long')) }),
    response: z.null(),
    access: 'customer',
    errors: ['invalid_request', 'conflict', 'too_many_requests'],
    added: true,
  }),
}

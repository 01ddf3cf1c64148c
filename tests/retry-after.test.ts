import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { manageContract } from '#contract/manage/manage-contract.ts'
import { paymentOptions } from '#domain/payment/payment-methods.ts'
import { buyer } from './buyer.ts'
import { atAdminHost, backOffice } from './manage.ts'
import { aBrowser, aPerson, withPasskey } from './passkeys.ts'
import { decideHosted } from './sandbox.ts'
import { form, noor, type StaffShop, staffShop } from './staff.ts'
import { type Shop, testShop } from './test-app.ts'

let shop: StaffShop
let withoutFiles: StaffShop
let down: Shop
let limited: Shop
let full: Shop
beforeAll(async () => {
  shop = await staffShop()
  withoutFiles = await staffShop({ files: undefined } as object) // not a valid option: simulates a broken disk
  const few = { perSecond: 1, burst: 3 }
  limited = await testShop({ limits: { reads: few, writes: few } })
  full = await testShop({ space: { allowsOrders: () => true, allowsWrites: () => false } })
  down = await testShop({ database: { description: '', problems: [], isReachable: async () => false } })
})
afterAll(() => Promise.all([shop, withoutFiles, limited, full, down].map(({ close }) => close())))

const quiet = (call: Promise<unknown>) => call.catch(() => undefined)
async function times(count: number, call: (index: number) => Promise<unknown>) {
  for (let index = 0; index < count; index++) await quiet(call(index))
}

/** Returns from a provider that is down. */
async function brokenPayment(option: number) {
  const shopper = buyer(shop)
  await shopper.add('KETTLE')
  const order = { selectedPaymentOption: option, encryptedValues: {}, cardHolderName: null }
  const { redirectUrl = '' } = await shopper.buy(order)
  const { query } = await decideHosted(shop, redirectUrl, 'error')
  await quiet(shopper.api.checkout.zipConfirmation({ query }))
}

/** Starts a payment on a phone whose provider is down. */
async function brokenDevice() {
  const seller = buyer(shop, await shop.signedIn(noor))
  const { cartId } = await seller.add('KETTLE')
  const selectedPaymentOption = paymentOptions.ZipInStore
  const { paymentReference = '' } = await seller.buy({ selectedPaymentOption, devicePaymentCode: '666666' })
  await quiet(seller.api.payment.status({ query: { cartId, paymentReference, selectedPaymentOption } }))
}

/** Wrong passwords for the back office, more than are free. */
async function guessedPasswords() {
  const url = manageContract.manageSession.signIn.path
  const payload = { email: noor, password: 'guess' }
  const send = atAdminHost(shop)
  await times(6, () => send({ method: 'POST', url, payload }))
}

/** Wrong passwords for the deletion of an account, more than are free. */
async function guessedForDeletion() {
  const { privacy } = await shop.signedIn('lou@hearth.example')
  await times(8, () => privacy.deleteAccount({ body: { password: 'a wrong guess' } }))
}

/** Wrong passwords before a change of passkeys, more than are free. */
async function guessedForPasskeys() {
  const { email } = await aPerson(shop)
  const browser = await aBrowser(shop)
  const { passkey } = browser.api((await browser.signIn(email)).accessToken)
  await times(12, () => passkey.confirm({ body: { password: 'a wrong guess' } }))
}

/** Codes by mail for a sign-in that waits for its second step, more than an address gets in an hour. */
async function mailedCodes() {
  const { email } = await aPerson(shop)
  await withPasskey(shop, { email })
  const browser = await aBrowser(shop)
  await browser.postForm({ email })
  const { passkey } = browser.api()
  await times(6, () => passkey.stepMail())
}

/** A refund that the provider does not confirm. */
async function lostRefund() {
  const shopper = buyer(shop)
  await shopper.add('KETTLE')
  await shopper.buy()
  const { api } = await backOffice(shop, 'owner')
  const [order] = (await api.manageOrders.list({ query: { limit: 1 } })).rows
  const refund = vi.spyOn(shop.sandbox.gateway, 'refund').mockRejectedValueOnce(new Error('the provider is down'))
  const body = { id: randomUUID(), amount: 1, reason: 'Dented' }
  await quiet(api.manageOrders.refund({ params: { id: order?.id ?? '' }, body }))
  refund.mockRestore()
}

async function twoExports() {
  const lock = await shop.pool.connect()
  await lock.query('begin; lock table projects in access exclusive mode')
  const both = [1, 2].map(() => shop.injectSignedIn({ url: '/api/v2/project/export' }))
  await Promise.race(both)
  await lock.query('rollback')
  lock.release()
  await Promise.all(both)
}

async function twoMails() {
  const projectId = await shop.aProject({ lines: [{ sku: 'OVEN' }] })
  await shop.api.project.saveCustomer({ body: { projectId, customerEmail: 'priya@example.com' } })
  await shop.api.projectQuote.save({ body: { projectId } })
  await times(2, () => shop.api.projectQuote.email({ body: { projectId } }))
}

async function anUpload() {
  const projectId = await withoutFiles.aProject()
  const { headers, payload } = form([
    { name: 'projectId', value: projectId },
    { name: 'file', file: 'plan.txt', bytes: Buffer.from('x') },
  ])
  await withoutFiles.injectSignedIn({ method: 'POST', url: '/api/v2/project/attachment', headers, payload })
}

const couponTries = () => {
  const { cart } = shop.visitor()
  return times(12, (index) =>
    index === 0 ? cart.addProduct({ body: { sku: 'KETTLE', quantity: 1 } }) : guess(cart, index),
  )
}
const guess = (cart: StaffShop['api']['cart'], index: number) => cart.addCoupon({ body: { code: `GUESS-${index}` } })

const question = { name: 'Ada', email: 'ada@mail.example', question: 'Does it fit?' }
const productQuestion = { author: 'Ada', email: 'ada@mail.example', text: 'Does it fit under a shelf?' }
const entry = { Name: 'Ada', Postcode: '2000', source: 'Newsletter' } as const

type Row = {
  name: string
  file: string
  status: 429 | 503
  seconds: number
  of?: () => Shop
  act: () => Promise<unknown>
}
const rows: readonly Row[] = [
  {
    name: 'requests of one network',
    file: 'server/guards/guards.ts',
    status: 429,
    seconds: 3,
    of: () => limited,
    act: () => times(6, () => limited.inject({ url: '/api/cart/' })),
  },
  {
    name: 'coupon codes',
    file: 'server/cart/coupon-limit.ts',
    status: 429,
    seconds: 3600,
    act: couponTries,
  },
  {
    name: 'mails to a network',
    file: 'server/identity/sign-in/guess-limit.ts',
    status: 429,
    seconds: 1,
    act: () => {
      const { identity } = shop.visitorAt('10.77.0.1')
      return times(21, (index) =>
        identity.forgotPassword({ body: { clientId: 'wa', email: `new${index}@mail.example` } }),
      )
    },
  },
  {
    name: 'sign-ups for the newsletter',
    file: 'server/content/contact.ts',
    status: 429,
    seconds: 600,
    act: () => {
      const { contact } = shop.visitor()
      return times(6, (index) => contact.kitchenClub({ body: { ...entry, Email: `ada${index}@mail.example` } }))
    },
  },
  {
    name: 'questions',
    file: 'server/content/contact.ts',
    status: 429,
    seconds: 600,
    act: () => {
      const { contact } = shop.visitor()
      return times(6, () => contact.sendForm({ params: { url: 'ask-an-expert' }, body: { answers: question } }))
    },
  },
  {
    name: 'questions about a product',
    file: 'server/reviews/reviewing.ts',
    status: 429,
    seconds: 600,
    act: () => {
      const { reviewing } = shop.visitor()
      return times(6, () => reviewing.ask({ params: { sku: 'KETTLE' }, body: productQuestion }))
    },
  },
  {
    name: 'guessed links to projects',
    file: 'server/http/caller/attempt-limit.ts',
    status: 429,
    seconds: 60,
    act: () => {
      const { projectQuote } = shop.visitor()
      return times(31, (index) => projectQuote.shared({ query: { shareId: `guess-${index}` } }))
    },
  },
  {
    name: 'mails of one quote',
    file: 'server/project/quote/project-quote.ts',
    status: 429,
    seconds: 30,
    act: twoMails,
  },
  { name: 'exports', file: 'server/project/list/project-export.ts', status: 429, seconds: 5, act: twoExports },
  {
    name: 'passwords for a deletion',
    file: 'server/identity/sign-in/sign-in-try.ts',
    status: 429,
    seconds: 5,
    act: guessedForDeletion,
  },
  {
    name: 'guesses before a change of passkeys',
    file: 'server/identity/sign-in/sign-in-try.ts',
    status: 429,
    seconds: 5,
    act: guessedForPasskeys,
  },
  {
    name: 'codes by mail for the second step',
    file: 'server/identity/passkeys/passkey-handlers.ts',
    status: 429,
    seconds: 5,
    act: mailedCodes,
  },
  { name: 'passwords of staff', file: 'server/manage/session.ts', status: 429, seconds: 5, act: guessedPasswords },
  { name: 'a refund', file: 'server/manage/orders.ts', status: 503, seconds: 5, act: lostRefund },
  {
    name: 'a payment page out of order',
    file: 'server/checkout/payment-return.ts',
    status: 503,
    seconds: 5,
    act: () => brokenPayment(paymentOptions.Zip),
  },
  {
    name: 'a payment by telephone out of order',
    file: 'server/checkout/payment.ts',
    status: 503,
    seconds: 5,
    act: brokenDevice,
  },
  {
    name: 'files without a disk',
    file: 'server/project/panels/project-file.ts',
    status: 503,
    seconds: 5,
    of: () => withoutFiles,
    act: anUpload,
  },
  {
    name: 'pictures without a disk',
    file: 'server/manage/pictures.ts',
    status: 503,
    seconds: 5,
    of: () => withoutFiles,
    act: async () => {
      const owner = await backOffice(withoutFiles, 'owner')
      await owner.inject({ method: 'POST', url: manageContract.managePictures.upload.path, payload: {} })
    },
  },
  {
    name: 'a full disk',
    file: 'server/guards/guards.ts',
    status: 503,
    seconds: 5,
    of: () => full,
    act: () => full.inject({ method: 'POST', url: '/api/cart/product/', payload: { sku: 'KETTLE', quantity: 1 } }),
  },
  ...['/api/cart/', '/readyz', '/about'].map(
    (url): Row => ({
      name: `${url} without a database`,
      file: 'server/guards/load-shedding.ts',
      status: 503,
      seconds: 5,
      of: () => down,
      act: () => down.inject({ url }),
    }),
  ),
]

it.each(rows)('sends Retry-After with the $status of $name', async ({ status, seconds, of = () => shop, act }) => {
  const inject = vi.spyOn(of().app, 'inject')
  await act()
  const responses = await Promise.all(inject.mock.results.map(({ value }) => value))
  inject.mockRestore()
  const rejected = responses.filter((response) => response.statusCode === status)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { headers } of rejected) expect(String(headers['retry-after'])).toBe(String(seconds))
})

it('leaves no limit of the server out of this table', () => {
  const limits = globSync('server/**/*.ts').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /'too_many_requests'|tooManyTries\(|HttpError\('unavailable'|new Unavailable\(/.test(readFileSync(file, 'utf8')),
  )
  const walked = new Set(rows.map(({ file }) => file))
  // Pages share the response of load-shedding.ts, and transport-errors.ts words errors of other modules.
  const shared = ['server/http/request/transport-errors.ts', 'server/render/pages.ts']
  expect(
    limits
      .map((file) => relative('.', file))
      .filter((file) => !shared.includes(file))
      .toSorted(),
  ).toEqual([...walked].toSorted())
})

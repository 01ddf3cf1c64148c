import { placeOrder } from '../checkout-form.ts'
import { type CutPlace, cutPlaces, type Fault } from './fault.ts'
import { expect, test } from './fixtures.ts'
import { expectBooks } from './ledger-check.ts'
import { doNotPayAgain, fillCardAgain, post, postsOf, readyToOrder, thanks } from './ordering.ts'

test.describe.configure({ timeout: 180_000 })

type Cell = readonly [name: string, fault: Fault]
const cutPoints = Object.keys(cutPlaces) as CutPlace[] // its own keys
const cuts = cutPoints.flatMap((place): Cell[] => [
  [`its answer is cut ${place}`, { kind: 'cut', place }],
  [`its answer ends ${place}`, { kind: 'half-close', place }],
])
const struckOnce: readonly Cell[] = [
  ['it never leaves', { kind: 'refuse' }],
  ['it is cut while it is sent', { kind: 'cut while sending' }],
  ['nothing comes for six seconds and it never arrived', { kind: 'hang', ms: 6_000 }],
  ['its answer is lost', { kind: 'lose' }],
  ['its answer is lost after six seconds', { kind: 'lose', ms: 6_000 }],
  ['its answer is late', { kind: 'delay', ms: 6_000 }],
  ['its answer crawls', { kind: 'slow', bytesPerSecond: 100 }],
  ...cuts,
  ...[500, 502, 503, 504].map((status): Cell => [`a proxy answers ${status}`, { kind: 'status', status }]),
  ['a sign-in page answers', { kind: 'html' }],
  ['its compressed answer lacks its end', { kind: 'truncated gzip' }],
  ['a proxy sends it twice at once', { kind: 'replay' }],
]
const tagOf = (name: string) => (name === 'its answer is lost' ? { tag: '@core' } : {})

for (const [name, fault] of struckOnce)
  test(`places an order once, charges it once and shows it when ${name}`, tagOf(name), async ({ page, line }) => {
    const cartId = await readyToOrder(page, line.originOf('wa'))
    line.on({ ...post, nth: 1 }, fault)
    await placeOrder(page).click()
    await expect(thanks(page)).toBeVisible({ timeout: 45_000 })
    await expectBooks(cartId, 'sold')
  })

const twice: readonly Cell[] = [
  ['lost', { kind: 'lose' }],
  ['refused', { kind: 'refuse' }],
]
for (const [first, firstFault] of twice)
  for (const [second, secondFault] of twice)
    test(`places an order once when its first request is ${first} and its second ${second}`, async ({ page, line }) => {
      const cartId = await readyToOrder(page, line.originOf('wa'))
      line.on({ ...post, nth: 1 }, firstFault)
      line.on({ ...post, nth: 2 }, secondFault)
      await placeOrder(page).click()
      await expect(thanks(page)).toBeVisible({ timeout: 45_000 })
      expect(postsOf(line)).toBe(3)
      await expectBooks(cartId, 'sold')
    })

test('places one order when the browser itself repeats the request on a reused connection', async ({ page, line }) => {
  line.keepConnections()
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on({ ...post, nth: 1 }, { kind: 'lose' })
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible({ timeout: 45_000 })
  expect(postsOf(line)).toBe(2)
  await expectBooks(cartId, 'sold')
})

test('warns not to pay again when every response is lost, and finds the order after a reload', {
  tag: '@core',
}, async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on(post, { kind: 'lose' })
  await placeOrder(page).click()
  await expect(doNotPayAgain(page)).toBeVisible({ timeout: 45_000 })
  await expectBooks(cartId, 'sold')
  line.heal()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expectBooks(cartId, 'sold')
})

const neverArrived: readonly Cell[] = [
  ['refused', { kind: 'refuse' }],
  ['answered 503', { kind: 'status', status: 503 }],
  ['answered by a sign-in page', { kind: 'html' }],
]
for (const [name, fault] of neverArrived)
  test(`allows an order that is always ${name} after a reload, with all fields but the card`, async ({
    page,
    line,
  }) => {
    const cartId = await readyToOrder(page, line.originOf('wa'))
    line.on(post, fault)
    await placeOrder(page).click()
    await expect(doNotPayAgain(page)).toBeVisible({ timeout: 45_000 })
    await expectBooks(cartId, 'unsold')
    line.heal()
    await page.reload()
    await fillCardAgain(page)
    await placeOrder(page).click()
    await expect(thanks(page)).toBeVisible()
    await expectBooks(cartId, 'sold')
  })

test('finds the lost order on a click below the warning, without a second one', async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on(post, { kind: 'lose' })
  await placeOrder(page).click()
  await expect(doNotPayAgain(page)).toBeVisible({ timeout: 45_000 })
  line.heal()
  await page.getByLabel('Security code', { exact: true }).fill('123')
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectBooks(cartId, 'sold')
})

test('warns not to pay again after a reload during an order while the shop is unreachable', async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on(post, { kind: 'lose', ms: 120_000 })
  const lost = line.on({ path: /^\/api\/checkout\/(void|confirmation)/ }, { kind: 'status', status: 503 })
  await placeOrder(page).click()
  await expectBooks(cartId, 'sold')
  await page.goto(`${line.originOf('wa')}/customer/checkout`)
  await expect(doNotPayAgain(page)).toBeVisible({ timeout: 30_000 })
  await expect(placeOrder(page)).toHaveCount(0)
  expect(lost.count()).toBeGreaterThan(0)
  line.heal()
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expectBooks(cartId, 'sold')
})

test('finds an order that was pending when the page was reloaded', async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on(post, { kind: 'lose', ms: 120_000 })
  await placeOrder(page).click()
  await expectBooks(cartId, 'sold')
  await page.reload()
  await expect(thanks(page)).toBeVisible()
  await expectBooks(cartId, 'sold')
})

test('waits 65 seconds for a response, with a disabled button', async ({ page, line }) => {
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.on({ ...post, nth: 1 }, { kind: 'lose', ms: 65_000 })
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Placing order' })).toBeVisible()
  await page.getByRole('form', { name: 'Checkout' }).evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(thanks(page)).toBeVisible({ timeout: 90_000 })
  expect(postsOf(line)).toBe(2)
  await expectBooks(cartId, 'sold')
})

test('requests the card details again when they were encrypted with an unknown key, and places the order', async ({
  page,
  line,
}) => {
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', publicKey)).toString('base64')
  const pem = `-----BEGIN PUBLIC KEY-----\\n${spki}\\n-----END PUBLIC KEY-----`
  const old = /-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/g
  line.on({ method: 'GET', path: '/api/checkout' }, { kind: 'rewrite', text: (text) => text.replace(old, pem) })
  const cartId = await readyToOrder(page, line.originOf('wa'))
  line.heal()
  await placeOrder(page).click()
  await expect(page.getByText('Your card details could not be read. Please enter them again.')).toBeVisible()
  await expectBooks(cartId, 'unsold')
  await page.getByLabel('Security code', { exact: true }).fill('123')
  await placeOrder(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectBooks(cartId, 'sold')
})

const reads: readonly Cell[] = [
  ['refused', { kind: 'refuse' }],
  ['answered 500', { kind: 'status', status: 500 }],
  ['answered by a sign-in page', { kind: 'html' }],
]
for (const [name, fault] of reads)
  test(`opens the checkout, or shows an error with a way to go on, when its n-th request is ${name}, for every n`, async ({
    page,
    line,
  }) => {
    test.setTimeout(600_000)
    await readyToOrder(page, line.originOf('wa'))
    const form = page.getByRole('form', { name: 'Checkout' })
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    let isStruck = true
    for (let nth = 1; isStruck; nth++) {
      const strike = line.on({ path: /^\/api\//, nth }, fault)
      await page.reload()
      await expect(form.or(again).first()).toBeVisible({ timeout: 30_000 })
      if (await again.isVisible()) await again.click()
      await expect(form).toBeVisible({ timeout: 30_000 })
      isStruck = strike.count() >= nth
      line.heal()
    }
  })

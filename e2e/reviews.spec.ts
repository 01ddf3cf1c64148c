import type { Page } from '@playwright/test'
import { originOf, samples } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { backOfficePost, signedInPost, signIn } from './signing-in.ts'

const reviewed = samples.waEverything
const reviews = (page: Page) => page.getByRole('region', { name: 'What customers say' })
const questions = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })

type Call = Awaited<ReturnType<typeof signedInPost>>
type Orders = { invoices: { id: string }[] }
type Order = { cart: { products: { sku: string }[] } }
type Waiting = { rows: { id: string; title: string; text: string }[] }

/** Opens a page within the app, with new data: the server may send a page that is some seconds old. */
async function opensWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    history.pushState(null, '', '/')
    history.back()
  }, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The products of the orders of an account that it has not reviewed yet. */
async function reviewable(call: Call) {
  const { invoices } = await call<Orders>('/api/account/order/invoiced?page=0')
  const orders = await Promise.all(invoices.map(({ id }) => call<Order>(`/api/account/order/invoiced/${id}`)))
  const skus = orders.flatMap(({ cart }) => cart.products.map(({ sku }) => sku))
  const own = await Promise.all(
    skus.map((sku) => call<{ state: string }>(`/api/reviewing/sku/${encodeURIComponent(sku)}`)),
  )
  return skus.filter((_, index) => own[index]?.state === 'open')
}

test('filters reviews by stars, sorts them, shows more and counts a vote', async ({ page, shop }) => {
  await shop('wa', reviewed)
  const section = reviews(page)
  const items = section.getByRole('heading', { level: 3 })
  await expect(items).toHaveCount(6)
  await section.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(items).not.toHaveCount(6)
  const bar = section.getByRole('button', { name: /^5 stars/ })
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(section.getByRole('status')).toHaveText(/ with 5 stars$/)
  await expect(items.filter({ hasNotText: '5 stars:' })).toHaveCount(0)
  await bar.click()
  await section.getByRole('combobox', { name: 'Sort reviews' }).selectOption('Most helpful first')
  await expect(section.getByRole('status')).toHaveText(/^\d+ reviews$/)
  const vote = section.getByRole('button', { name: /^Helpful/ }).first()
  const count = async () => Number(/\((\d+)\)/.exec((await vote.textContent()) ?? '')?.[1] ?? 0)
  const before = await count()
  await vote.click()
  await expect.poll(count).toBe(before + 1)
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
})

test('is readable without scripts, and counted in the structured data', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(originOf('wa') + reviewed)
  await expect(reviews(page).getByRole('heading', { level: 3 })).toHaveCount(6)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product')
  const [count] = /\d+/.exec(await reviews(page).getByRole('status').innerText()) ?? []
  expect(product.aggregateRating.reviewCount).toBe(Number(count))
  expect(product.review).toHaveLength(6)
  await context.close()
})

test('publishes the review of a buyer once staff have read it', async ({ page, shop }, { repeatEachIndex }) => {
  const ada = await signedInPost('wa', 'ada@hearth.example')
  const desk = await backOfficePost('wa', 'noor@hearth.example')
  const sku = (await reviewable(ada)).at(repeatEachIndex) ?? ''
  const { uri } = await ada<{ uri: string }>(`/api/v2/product/sku/${encodeURIComponent(sku)}`)
  const title = `Does what it says, ${sku}`
  await signIn(page, 'wa', 'ada@hearth.example')
  await shop('wa', `/p/${uri}`)
  const section = reviews(page)
  await section.getByRole('button', { name: 'Write a review' }).click()
  const form = section.getByRole('form', { name: 'Write a review' })
  await form.getByLabel('Title').fill(title)
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(form.getByRole('link', { name: 'Choose 1 to 5 stars' })).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await form.getByRole('radio', { name: '4 stars' }).check()
  await form.getByLabel('Your review').fill('In use every day for a month, and still as good as on the first.')
  await form.getByLabel('Suburb').fill('Newtown')
  await form.getByRole('button', { name: 'Send review' }).click()
  await expect(section.getByText('We read every review before it appears')).toBeFocused()
  await section.getByRole('button', { name: 'Close' }).click()
  await expect(section.getByRole('button', { name: 'Write a review' })).toBeFocused()

  const { rows: queue } = await desk<Waiting>('/moderation')
  const written = queue.find((review) => review.title === title)
  await desk(`/moderation/review/${written?.id}`, { decision: 'publish', text: '' })
  await shop('wa', '/s/delivery')
  await opensWithin(page, `/p/${uri}`)
  const item = section.getByRole('listitem').filter({ hasText: title })
  await expect(item.getByText('Ada, Newtown')).toBeVisible()
  await expect(item.getByText('Bought here')).toBeVisible()
})

test('shows an answered question, and saves a draft of one', async ({ page, shop }) => {
  const text = `Is the water filter in the box? ${Date.now()}`
  await shop('wa', reviewed)
  const section = questions(page)
  await section.getByRole('button', { name: 'Ask a question' }).click()
  const form = section.getByRole('form', { name: 'Ask a question' })
  await form.getByLabel('Your question').fill(text)
  await page.reload()
  await section.getByRole('button', { name: 'Ask a question' }).click()
  await expect(form.getByLabel('Your question')).toHaveValue(text)
  await form.getByLabel('First name').fill('Mei')
  await form.getByLabel('Email').fill('mei@mail.example')
  await form.getByRole('button', { name: 'Send question' }).click()
  await expect(section.getByText('Thank you. We answer by email')).toBeFocused()
  await section.getByRole('button', { name: 'Close' }).click()
  await expect(section.getByRole('button', { name: 'Ask a question' })).toBeFocused()
  const desk = await backOfficePost('wa', 'noor@hearth.example')
  const { rows: queue } = await desk<Waiting>('/moderation')
  const asked = queue.find((question) => question.text === text)
  await desk(`/moderation/question/${asked?.id}`, { decision: 'answer', text: 'Yes, one filter is included.' })
  await shop('wa', '/s/delivery')
  await opensWithin(page, reviewed)
  const item = section.getByRole('listitem').filter({ hasText: text })
  await expect(item.getByText('Yes, one filter is included.')).toBeVisible()
})

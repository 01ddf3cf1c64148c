import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const form = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name })
const question = 'Does it fit into a gap of 610 mm?'

async function writeQuestion(page: Page) {
  const ask = form(page, 'Ask an expert')
  await ask.getByLabel('Name').fill('Ada Fairweather')
  await ask.getByLabel('Email address').fill('ada@example.com')
  await ask.getByLabel('Your question').fill(question)
  return ask
}

test('validates a question to an expert, stores it offline, sends it with its product and shows its reference [S1-2.1-28]', async ({
  page,
  shop,
  shopper,
  calls,
  network,
}) => {
  await shop('wa', '/ask-an-expert?sku=NV-FD610S')
  const ask = await writeQuestion(page)
  await ask.getByLabel('Email address').fill('ada')
  await ask.getByRole('button', { name: 'Send my question' }).click()
  await expect(ask.getByLabel('Email address')).toHaveAccessibleDescription(/Please enter a valid Email/)
  expect(calls.of('POST', '/api/Contact/form/ask-an-expert')).toEqual([])
  await ask.getByLabel('Email address').fill('ada@example.com')
  await network.offline()
  await ask.getByRole('button', { name: 'Send my question' }).click()
  await expect(ask.getByText('You are offline. Try again when you are connected.')).toBeVisible()
  await expect(ask.getByLabel('Your question')).toHaveValue(question)
  await network.online()
  await shopper.reloads()
  await expect(ask.getByLabel('Your question')).toHaveValue(question)
  calls.forget()
  await ask.getByRole('button', { name: 'Send my question' }).click()
  await expect(page.getByRole('heading', { name: 'Your question is with us' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toHaveCount(0)
  await expect(page.getByText(/^Your reference is ASK-[2-9A-Z]{8}$/)).toBeVisible()
  expect(calls.of('POST', '/api/Contact/form/ask-an-expert').map(({ body }) => body)).toEqual([
    {
      answers: { name: 'Ada Fairweather', email: 'ada@example.com', phone: '', postcode: '', question },
      sku: 'NV-FD610S',
    },
  ])
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(form(page, 'Ask an expert').getByLabel('Your question')).toHaveValue('')
})

test('books a visit, and renders custom forms with the fields of the server [S1-2.1-26] [S1-2.1-27]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('aol', '/pe-bookings')
  const booking = form(page, 'Book a time with us')
  await booking.getByRole('button', { name: 'Book this time' }).click()
  await expect(booking.getByRole('alert')).toContainText('Choose one: Store')
  await booking.getByLabel('A kitchen from plans').check()
  await booking.getByLabel('Store').selectOption({ index: 1 })
  // Another time in each run: a booked time stays booked, and the store is open on every day of the week.
  const day = new Date(Date.now() + (2 + Math.floor(Math.random() * 50)) * 86_400_000).toISOString().slice(0, 10)
  await booking.getByLabel('Day').fill(day)
  await booking.getByLabel('Time').selectOption({ index: 1 + Math.floor(Math.random() * 5) })
  await booking.getByLabel('Name').fill('Ada')
  await booking.getByLabel('Email address').fill('ada@example.com')
  await booking.getByLabel('Phone').fill('0412 345 678')
  await booking.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText(/^Your reference is BOOK-[2-9A-Z]{8}$/)).toBeVisible()

  await shopper.goesTo('/form/trade-account')
  const trade = form(page, 'Open a trade account')
  await expect(trade.getByLabel('Business name')).toBeVisible()
  await expect(trade.getByLabel('ABN')).toBeVisible()
  await expect(trade.getByRole('checkbox', { name: 'I am authorised to sign for this business' })).toBeVisible()
  await page.goto(`${new URL(page.url()).origin}/form/none`)
  await expect(form(page, 'Open a trade account')).toHaveCount(0)
})

test('loads a text of the shop by its name when it is opened over the page [S1-2.2-24]', async ({
  page,
  shop,
  calls,
}) => {
  await shop('wa', '/form/cookbook')
  expect(calls.of('GET', '/api/Static/privacy')).toEqual([])
  await page.getByRole('button', { name: 'How we protect it' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { level: 2 }).first()).toHaveText(/privacy/i)
  await expect(modal.getByRole('paragraph').first()).toContainText(/\w{3}/)
  expect(calls.of('GET', '/api/Static/privacy')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

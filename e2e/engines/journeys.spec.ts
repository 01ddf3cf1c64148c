import { shops } from '../brands.ts'
import { buyer, cards } from '../checkout-form.ts'
import { demoPassword } from '../signing-in.ts'
import { isStoredHere, stored } from '../stored-page.ts'
import type { Shopper } from './engine.ts'
import { test } from './fixtures.ts'

test.slow()

const main = { role: 'main' } as const
const banner = { role: 'banner' } as const
const { wa } = shops

async function signIn(shopper: Shopper, origin: string, email: string) {
  await shopper.open(`${origin}/account/internal/login`)
  await shopper.fill('Email', email)
  await shopper.fill('Password', demoPassword)
  await shopper.press({ role: 'button', name: 'Sign in' })
  await shopper.isAt(/^\/(?!.*login)/)
}

async function addToCart(shopper: Shopper, origin: string) {
  await shopper.open(origin + wa.product)
  await shopper.press({ role: 'button', name: /^Add to cart/, within: main })
  await shopper.sees('dialog', /^Your cart/)
}

test('browses from the home page to a category and a product', async ({ shopper, line }) => {
  await shopper.open(`${line.originOf('wa')}/`)
  await shopper.sees('heading', undefined, main)
  await shopper.open(line.originOf('wa') + wa.category)
  await shopper.press({ role: 'link', within: { role: 'article', within: main } })
  await shopper.isAt(/^\/p\//)
  await shopper.sees('button', /^Add to cart/, main)
})

test('finds products by typing a term', async ({ shopper, line }) => {
  await shopper.open(`${line.originOf('wa')}/`)
  await shopper.type({ role: 'combobox', within: banner }, 'toaster\n')
  await shopper.sees('heading', /toaster/, main)
  await shopper.sees('article', undefined, main)
})

test('adds to the cart, raises the quantity and removes the line', async ({ shopper, line }) => {
  await addToCart(shopper, line.originOf('wa'))
  await shopper.open(`${line.originOf('wa')}/cart`)
  await shopper.press({ role: 'button', name: 'One more', within: main })
  await shopper.reads(/\$158/)
  await shopper.press({ role: 'button', name: /^Remove /, within: main })
  await shopper.reads(/cart is empty/i)
})

test('buys as a guest with a bank challenge @core', async ({ shopper, line }) => {
  await addToCart(shopper, line.originOf('wa'))
  await shopper.press({ role: 'link', name: 'Checkout', within: { role: 'dialog' } })
  await shopper.sees('heading', 'Checkout')
  await shopper.fill('Email', 'robin@example.com')
  await shopper.fill('Mobile phone', '0412 345 678')
  const address = { role: 'region', name: 'Delivery address' } as const
  await shopper.fill('First name', buyer.first, address)
  await shopper.fill('Last name', buyer.last, address)
  await shopper.fill('Street address', buyer.street, address)
  await shopper.fill('Suburb or postcode', wa.suburb.postcode, address)
  await shopper.press({ role: 'option', name: wa.suburb.option, within: address })
  await shopper.press({ role: 'button', within: { role: 'group', name: 'Popular days' } })
  const payment = { role: 'region', name: 'Payment' } as const
  await shopper.fill('Name on card', 'R Tester', payment)
  await shopper.fill('Card number', cards.challenged, payment)
  await shopper.fill('Expiry date', '12/31', payment)
  await shopper.fill('Security code', '123', payment)
  await shopper.press({ role: 'button', name: 'Place order' })
  await shopper.press({ role: 'button', name: 'Approve' })
  await shopper.sees('heading', `Thank you, ${buyer.first}`)
})

test('signs in and shows the account', async ({ shopper, line }) => {
  await signIn(shopper, line.originOf('wa'), 'ada@hearth.example')
  await shopper.isAt(/^\/account$/)
  await shopper.sees('heading', undefined, main)
})

test('compares two products', async ({ shopper, line }) => {
  await shopper.open(line.originOf('wa') + wa.category)
  for (const nth of [0, 1]) await shopper.press({ role: 'checkbox', name: /^Compare /, nth, within: main })
  await shopper.press({ role: 'button', name: 'Compare', within: { role: 'region', name: 'Products to compare' } })
  await shopper.sees('heading', /^Compare 2 /)
})

test('says how to get the app in a browser that cannot install it', async ({ shopper, line }) => {
  await shopper.open(`${line.originOf('wa')}/`)
  await shopper.press({ role: 'button', name: 'Get the app' })
  await shopper.sees('dialog', /^Get the .* app$/)
  await shopper.reads(/Chrome, Edge or Safari/)
})

test('shows a visited product again when the shop cannot be reached', async ({ shopper, line }) => {
  const address = line.originOf('aol') + shops.aol.product
  await shopper.open(address)
  await shopper.holds(`(${isStoredHere})(${JSON.stringify(stored(address))})`)
  line.cut()
  await shopper.reload()
  await shopper.sees('heading', /kettle/i, main)
})

test('opens a project of staff and saves an edit', async ({ shopper, line }) => {
  await signIn(shopper, line.originOf('wa'), 'noor@hearth.example')
  await shopper.open(`${line.originOf('wa')}/project`)
  await shopper.press({ role: 'link', within: { role: 'table' } })
  await shopper.isAt(/^\/project\/./)
  await shopper.press({ role: 'button', name: 'Edit' })
  const quantity = `document.querySelector('input[aria-label^="Quantity of"]')?.value`
  const before = Number(await shopper.holds(quantity))
  await shopper.press({ role: 'button', name: 'One more', within: main })
  await shopper.holds(`${quantity} === '${before + 1}'`)
  await shopper.reads(/\bSaved\b/)
  await shopper.reload()
  await shopper.press({ role: 'button', name: 'Edit' })
  await shopper.holds(`${quantity} === '${before + 1}'`)
})

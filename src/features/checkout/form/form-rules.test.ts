import { expect, it } from 'vitest'
import { aView, filled } from '../../../../tests/orders.ts'
import { formProblems, inPageOrder, type RuleContext } from './form-rules.ts'

const context: RuleContext = { view: aView(), country: 'AU', totalCents: 240_00, isSuburbChosen: true }
const [kettle] = aView().cart.products
const mieleView = () => ({
  ...aView(kettle ? { products: [{ ...kettle, brand: 'Miele' }] } : {}),
  x509EncryptionKeys: { default: 'pem', miele: 'pem' },
})

it('finds nothing wrong with a good form [S2-4-44]', () => {
  expect(formProblems(filled(), context)).toEqual({})
})

it('requires card details only when an amount is paid by card [S2-5-20]', () => {
  const values = filled({ card: { nameOnCard: '', cardNo: '', expiryDate: '5/30', cvv: '12' } })
  expect(Object.keys(formProblems(values, context))).toEqual([
    'card.nameOnCard',
    'card.cardNo',
    'card.expiryDate',
    'card.cvv',
  ])
  expect(formProblems(values, { ...context, totalCents: 0 })).toEqual({})
})

it('leaves a blank name and a code with a letter to the card check, and uses its message for a short code [S2-5-40] [S2-5-41]', () => {
  const card = { ...filled().card, nameOnCard: '   ', cvv: '12a' }
  expect(formProblems(filled({ card }), context)).toEqual({})
  expect(formProblems(filled({ card: { ...card, cvv: '12' } }), context)).toEqual({
    'card.cvv': 'Please check your CVC number.',
  })
})

it('validates only a separate billing address [S2-5-18]', () => {
  expect(Object.keys(formProblems(filled({ isBillingSame: false }), context))).toEqual([
    'billingAddress.firstName',
    'billingAddress.lastName',
    'billingAddress.address',
    'billingAddress.suburb',
    'billingAddress.state',
    'billingAddress.postcode',
  ])
})

it('treats a suburb that was only typed as missing [S2-5-11]', () => {
  expect(formProblems(filled(), { ...context, isSuburbChosen: false })).toEqual({
    'deliveryAddress.suburb': 'Please enter a valid suburb',
  })
})

it('reads a deposit as it was typed [S2-5-25] [S2-5-30]', () => {
  const problem = (partialPayment: string) => formProblems(filled({ partialPayment }), context).partialPayment
  expect([problem(''), problem('0'), problem('$72'), problem('72.00')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(problem('abc')).toBe('Enter the deposit as an amount')
  expect(problem('71.99')).toBe('The minimum deposit is $72')
  expect(problem('240')).toBe('The deposit must be less than the order total')
})

it('requires consent and a shorter address for an external supplier [S2-5-26] [S2-5-27]', () => {
  const deliveryAddress = { ...filled().deliveryAddress, address: 'A'.repeat(36) }
  expect(formProblems(filled({ deliveryAddress }), context)).toEqual({})
  expect(formProblems(filled({ deliveryAddress }), { ...context, view: mieleView() })).toEqual({
    'brandsWarnings.mieleWarning': 'Tick that you have read the Miele notice',
    'deliveryAddress.address': 'Address cannot be more than 35 characters',
  })
})

it('lists the errors in the order of the page', () => {
  expect(inPageOrder(['card.cvv', 'deliveryAddress.suburb', 'partialPayment', 'email'])).toEqual([
    'email',
    'deliveryAddress.suburb',
    'card.cvv',
    'partialPayment',
  ])
})

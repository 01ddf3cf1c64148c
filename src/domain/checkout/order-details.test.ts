import { expect, it } from 'vitest'
import { paymentText } from './order-details.ts'
import { paymentMethods } from './payment-option.ts'

it('names each of the twelve payment methods, and an unknown one as its backend does [S2-3-44]', () => {
  const nameOf = (paymentMethod: string) => paymentText({ paymentMethod, remaining: 0 })
  expect(paymentMethods.map(nameOf)).toEqual([
    'Nothing to pay',
    'Afterpay',
    'Zip',
    'Card',
    'PayPal',
    'Klarna',
    'Zip in store',
    'Cash',
    'Humm',
    'Apple Pay',
    'Google Pay',
    'PayPal Pay in 4',
  ])
  expect(nameOf('Cheque')).toBe('Cheque')
  expect(paymentText({ paymentMethod: 'None', remaining: 100 })).toBe('On account')
})

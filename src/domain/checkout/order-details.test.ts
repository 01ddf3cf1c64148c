import { expect, it } from 'vitest'
import { paymentText } from './order-details.ts'

it('names each of the twelve payment methods, and an unknown one as its backend does [S2-3-44]', () => {
  const nameOf = (paymentMethod: string) => paymentText({ paymentMethod, remaining: 0 })
  const names = {
    None: 'Nothing to pay',
    AfterPay: 'Afterpay',
    Zip: 'Zip',
    CreditCard: 'Card',
    PayPal: 'PayPal',
    Klarna: 'Klarna',
    ZipInStore: 'Zip in store',
    Cash: 'Cash',
    Humm: 'Humm',
    ApplePay: 'Apple Pay',
    GooglePay: 'Google Pay',
    PayPalBnpl: 'PayPal Pay in 4',
  }
  expect(Object.keys(names).map(nameOf)).toEqual(Object.values(names))
  expect(nameOf('Cheque')).toBe('Cheque')
  expect(paymentText({ paymentMethod: 'None', remaining: 100 })).toBe('On account')
})

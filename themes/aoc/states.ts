import type { States } from '../states.ts'

export const states: States = {
  dress: 'docket',
  missing: {
    title: 'Address not in the system',
    facts: [
      ['Status', '404'],
      ['Lines', '0'],
    ],
  },
  cart: {
    text: 'No lines. Add by SKU, CSV or from the list.',
    browse: 'Browse all products',
    facts: [
      ['Lines', '0'],
      ['Total ex GST', '$0.00'],
    ],
  },
  compare: {
    title: 'No SKUs selected',
    text: 'Select 2 or 3. Dimensions, connections and unit prices in columns.',
    facts: [['SKUs', '0 of 3']],
  },
  orders: {
    title: 'No orders on this account',
    text: 'Orders placed while signed in: status, PO number, tax invoice.',
    facts: [
      ['Open', '0'],
      ['Delivered', '0'],
    ],
  },
  newsletter: { title: 'Stock and price list', text: 'The full list as CSV, every Monday 6 am.' },
}

import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'terms',
    title: 'Terms',
    rows: [
      { title: 'Payment', text: '30-day account on approval. Card or transfer without.' },
      { title: 'Delivery', text: 'Metro next day for orders by 2 pm. Site drops by floor.' },
      { title: 'Prices', text: 'Ex GST. Quotes hold 30 days.' },
      { title: 'Documents', text: 'PO number on quote, docket and invoice.' },
    ],
    link: { text: 'Ask the trade desk', to: '/ask-an-expert' },
  },
  {
    kind: 'store',
    layout: 'list',
    title: 'Trade desks',
    text: 'Collect from 7 am. Bring the order number.',
  },
  { kind: 'offers', layout: 'lines' },
]

import type { States } from '../states.ts'

export const states: States = {
  dress: 'niche',
  missing: { title: 'This shelf is empty', facts: [] },
  cart: {
    text: 'Take your time, and come and hear a few of them first.',
    browse: 'See all appliances',
    facts: [],
  },
  compare: {
    title: 'Nothing to compare yet',
    text: 'Choose up to three appliances and read their sizes, noise and running costs in columns.',
    facts: [],
  },
  orders: {
    title: 'No orders yet',
    text: 'Each order you place while signed in is listed here, with its delivery day and invoice.',
    facts: [],
  },
  newsletter: { title: 'News from the kitchen', text: 'New pieces, cooking demos and the quiet sales. Twice a month.' },
}

import type { States } from '../states.ts'

export const states: States = {
  dress: 'stamp',
  missing: { title: 'Return to sender', facts: [] },
  cart: {
    text: 'Have a look round; we deliver from Kaitaia to Bluff.',
    browse: 'Shop everything',
    facts: [],
  },
  compare: {
    title: 'Can’t pick one?',
    text: 'Tick Compare on up to three and we put them next to each other for you.',
    facts: [],
  },
  orders: {
    title: 'Nothing on the road yet',
    text: 'Order while signed in and you can see here when it gets to your place.',
    facts: [],
  },
  newsletter: { title: 'Hear about it first', text: 'One email a week with sale prices and new arrivals.' },
}

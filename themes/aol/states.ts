import type { States } from '../states.ts'

export const states: States = {
  dress: 'switch',
  missing: { title: 'This one is switched off', facts: [] },
  cart: {
    text: 'Pick something, and we can have it at your door tomorrow.',
    browse: 'Shop everything',
    facts: [],
  },
  compare: {
    title: 'Pick two, or three',
    text: 'Tick Compare on any product. We line them up so you can see which one wins.',
    facts: [],
  },
  orders: {
    title: 'Your first order goes here',
    text: 'Buy while you are signed in, and follow the van from this page.',
    facts: [],
  },
  newsletter: { title: 'Prices drop. Hear first.', text: 'One email a week. No fluff.' },
}

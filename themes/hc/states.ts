import type { States } from '../states.ts'

export const states: States = {
  dress: 'tag',
  missing: {
    title: 'Gone. Or never was.',
    facts: [
      ['Lot', '404'],
      ['Left', '0'],
    ],
  },
  cart: {
    text: 'Most of the floor is one of a kind, so grab it when you see it.',
    browse: 'See all stock',
    facts: [['Lots', '0']],
  },
  compare: {
    title: 'No lots picked',
    text: 'Tick up to three. You see grade, marks and price next to each other.',
    facts: [['Lots', '0 of 3']],
  },
  orders: {
    title: 'Nothing bought yet',
    text: 'Buy while signed in. Your dockets and warranty stay on this page.',
    facts: [['Orders', '0']],
  },
  newsletter: { title: 'Truck alerts', text: 'An email when a truck lands. Nothing else.' },
}

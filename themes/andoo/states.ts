import type { States } from '../states.ts'

export const states: States = {
  dress: 'discs',
  missing: { title: 'This room is still bare', facts: [] },
  cart: {
    text: 'Begin with a chair for the window, or a linen you want to touch.',
    browse: 'See everything for the home',
    facts: [],
  },
  compare: {
    title: 'Lay them side by side',
    text: 'Choose up to three pieces to see their covers, timbers and measures together.',
    facts: [],
  },
  orders: {
    title: 'Your home begins here',
    text: 'Pieces you order while signed in are gathered on this page, from workshop to doorstep.',
    facts: [],
  },
  newsletter: { title: 'Sunday stories', text: 'One home, one workshop, one good idea. Every Sunday morning.' },
}

import type { States } from '../states.ts'

export const states: States = {
  dress: 'run',
  missing: { title: 'There is a gap in the run', facts: [['Gap', '600 mm']] },
  cart: {
    text: 'Start with the fridge or the oven. We help you match the rest, and save on all of it.',
    browse: 'See everything for the kitchen',
    facts: [],
  },
  compare: {
    title: 'Which one fits?',
    text: 'Choose up to three to see if they suit your bench, your doorway and your budget.',
    facts: [['To compare', '0 of 3']],
  },
  orders: {
    title: 'Your kitchen is still a plan',
    text: 'Order while you are signed in, and this page shows what arrives on which morning.',
    facts: [],
  },
  newsletter: { title: 'The kitchen garden', text: 'What to cook, what to sow, what is on offer. Monthly.' },
}

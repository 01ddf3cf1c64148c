import type { Closing } from '../closing.ts'

export const closing: Closing = [
  { kind: 'offers', layout: 'pair' },
  {
    kind: 'answers',
    title: 'Quick answers',
    items: [
      { title: 'When can you deliver?', text: 'Enter your suburb on any product and pick a day from the calendar.' },
      { title: 'Will you take the old one?', text: 'Yes. Tell us at the checkout and the same van takes it.' },
      {
        title: 'Can you plug it in?',
        text: 'Sure. Installation has a price on the product, and you add it with a tick.',
      },
      { title: 'What if it breaks?', text: 'Call us at any hour. We organise the repair, so you do not have to.' },
    ],
  },
  {
    kind: 'store',
    layout: 'right',
    title: 'Drop in and have a look',
    text: 'Open the doors, lift the lids, ask us anything.',
  },
]

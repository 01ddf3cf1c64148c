import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'measures',
    title: 'Measure three things first',
    steps: [
      { title: 'The run', text: 'Wall to wall, along the bench. Most kitchens have 2.4 to 3.6 m.' },
      { title: 'The cooktop', text: 'The hole in the bench: its width decides between 60, 70 and 90 cm.' },
      { title: 'The way in', text: 'Your narrowest door. A fridge needs 2 cm more than its own width.' },
    ],
    link: { text: 'Plan it with us', to: '/pe-bookings' },
  },
  {
    kind: 'store',
    layout: 'left',
    title: 'Cook in our studio',
    text: 'Bring your sketch. We lay out the kitchen with you, then put the kettle on.',
  },
  { kind: 'offers', layout: 'leaf' },
]

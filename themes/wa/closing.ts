import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'sentence',
    text: 'Tell us how quiet your kitchen has to be. We will show you the appliances that manage it.',
    link: { text: 'Book a time', to: '/pe-bookings' },
  },
  {
    kind: 'store',
    layout: 'wide',
    title: 'Hear it running',
    text: 'Every dishwasher and hood in our showrooms is plugged in. Switch it on, and talk over it.',
  },
  { kind: 'offers', layout: 'quiet' },
]

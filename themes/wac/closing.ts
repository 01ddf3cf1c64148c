import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'sentence',
    text: 'Send the floor plans. The schedule comes back by apartment type, priced and dimensioned.',
    link: { text: 'Talk to a project manager', to: '/ask-an-expert' },
  },
  {
    kind: 'store',
    layout: 'right',
    title: 'Project studios',
    text: 'Review samples, mark up drawings and sign off finishes with your client in the room.',
  },
  { kind: 'offers', layout: 'sheet' },
]

import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'terms',
    title: 'The deal on every tag',
    rows: [
      { title: 'The mark', text: 'Shown in a photo. If yours has another, send it back.' },
      { title: 'The test', text: '42 checks on our bench. The sheet comes in the box.' },
      { title: 'The warranty', text: '12 months, same for a scratch as for a sealed box.' },
      { title: 'The price', text: 'Lowest we go. No haggling, no holds.' },
    ],
    link: { text: 'How we grade', to: '/s/legendary-service' },
  },
  { kind: 'offers', layout: 'bill' },
  {
    kind: 'store',
    layout: 'list',
    title: 'Bring a ute',
    text: 'Saturday 7 am the truck is open. First in takes it.',
  },
]

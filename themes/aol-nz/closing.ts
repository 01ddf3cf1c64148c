import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'answers',
    title: 'Kiwis ask us',
    items: [
      {
        title: 'Do you deliver to the islands?',
        text: 'We do. Phone us for Waiheke, Great Barrier and Stewart Island.',
      },
      {
        title: 'Which heat pump for a bach?',
        text: 'For one room, start at 2.5 kW. Ask in store with the size of yours.',
      },
      { title: 'Are prices in New Zealand dollars?', text: 'All of them, with GST.' },
      {
        title: 'What does the law say?',
        text: 'The Consumer Guarantees Act covers everything you buy here, besides the warranty.',
      },
    ],
  },
  {
    kind: 'store',
    layout: 'left',
    title: 'Pop in for a yarn',
    text: 'Someone local is in every store, and the jug is on.',
  },
  { kind: 'offers', layout: 'reversed' },
]

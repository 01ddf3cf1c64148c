import type { Closing } from '../closing.ts'

export const closing: Closing = [
  {
    kind: 'materials',
    title: 'Begin with how it feels',
    text: 'Three covers for a sofa, each softer with every year.',
    items: [
      { title: 'Linen blend', color: '#D9CBB2', to: '/c/furniture/living-room/sofas?filter=fabric:linen-blend' },
      { title: 'Cotton weave', color: '#B4593C', to: '/c/furniture/living-room/sofas?filter=fabric:cotton-weave' },
      { title: 'Wool bouclé', color: '#5F6F52', to: '/c/furniture/living-room/sofas?filter=fabric:wool-boucle' },
    ],
  },
  { kind: 'offers', layout: 'inset' },
  {
    kind: 'store',
    layout: 'wide',
    title: 'Sit down for a while',
    text: 'Take off your shoes, stretch out, stay until you are sure. Tea is on us.',
  },
]

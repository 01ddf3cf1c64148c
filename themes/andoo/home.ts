import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'room-hero',
      id: 'room',
      eyebrow: 'Rooms for long evenings',
      title: 'Stay in.\nIt’s good here.',
      action: { text: 'Shop this room', to: '/c/furniture/living-room' },
      picture: 'room-living-linen',
      alt: 'A living room with a sofa, an armchair, a round table and a floor lamp',
      spots: [
        { x: 27, y: 41, products: { category: 'furniture/lighting-and-rugs/floor-lamps', sort: 'popular', size: 1 } },
        { x: 50, y: 56, products: { category: 'furniture/living-room/sofas', sort: 'popular', size: 1 } },
        { x: 86, y: 58, products: { category: 'furniture/living-room/armchairs', sort: 'popular', size: 1 } },
      ],
    },
    {
      kind: 'rooms',
      id: 'rooms',
      title: 'Start with a room',
      items: [
        { title: 'Living', uri: 'furniture/living-room', picture: 'room-living-forest' },
        { title: 'Dining', uri: 'furniture/dining-room', picture: 'room-dining' },
        { title: 'Bedroom', uri: 'furniture/bedroom', picture: 'room-bedroom' },
        { title: 'Light and rugs', uri: 'furniture/lighting-and-rugs', picture: 'room-living-linen' },
      ],
    },
    {
      kind: 'shelf',
      id: 'keep',
      title: 'Pieces people keep',
      note: 'What others rated highest.',
      link: { text: 'View all products', to: '/c/furniture' },
      products: { category: 'furniture', sort: 'rating', size: 4, mixed: true },
      columns: 4,
    },
    {
      kind: 'story',
      id: 'story',
      eyebrow: 'Around the table',
      title: 'One table, four generations of soup',
      text: 'Oak or walnut, round or long: tables for dinners that go on until the children’s bedtime.',
      link: { text: 'See dining tables', to: '/c/furniture/dining-room/dining-tables' },
      picture: 'room-dining',
      alt: 'A dining table with chairs under a lamp',
    },
    {
      kind: 'shelf',
      id: 'new',
      title: 'Just unpacked',
      link: { text: 'All furniture', to: '/c/furniture' },
      products: { category: 'furniture', sort: 'newest', size: 4, mixed: true },
      columns: 4,
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'truck', title: 'To the room', text: 'Not to the kerb' },
        { icon: 'recycle', title: 'Old one taken', text: 'Passed on or recycled' },
        { icon: 'leaf', title: 'Free swatches', text: 'Linen, wool and velvet by post' },
        { icon: 'phone', title: '24/7 support', text: 'Call us any time' },
      ],
    },
  ],
})

import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'street',
      id: 'street',
      eyebrow: 'Trade and projects',
      title: 'From first sketch to two hundred kitchens.',
      text: 'One schedule, one price held to handover, one contact. Specified, staged and installed.',
      action: { text: 'See the range', to: '/products' },
      link: { text: 'Find a project studio', to: '/stores' },
      figures: [
        { figure: 'Millimetres', text: 'for every item' },
        { figure: 'One price', text: 'held to handover' },
        { figure: 'Floor by floor', text: 'delivered and labelled' },
        { figure: 'PO number', text: 'on every page' },
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      title: 'How a project runs',
      items: [
        { title: 'Brief', text: 'Plans in, shortlist back' },
        { title: 'Schedule', text: 'Every apartment type, one file' },
        { title: 'Hold', text: 'Prices fixed to handover' },
        { title: 'Stage', text: 'Drops by floor and lift booking' },
        { title: 'Handover', text: 'Commissioned, registered, warrantied' },
      ],
    },
    {
      kind: 'packages',
      id: 'apartments',
      title: 'Apartment packages',
      note: 'Four appliances, one line in your schedule.',
      variant: 'grid',
      items: [
        {
          name: 'Studio 600',
          text: 'Fits a 2.4 m run.',
          pieces: [
            { products: { category: 'kitchen/cooking/wall-ovens', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/cooking/induction-cooktops', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/cooking/rangehoods', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'price-asc', size: 1 } },
          ],
        },
        {
          name: 'Two bed 900',
          text: 'For families who cook.',
          pieces: [
            { products: { category: 'kitchen/cooking/wall-ovens', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/cooking/gas-cooktops', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/cooking/rangehoods', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'popular', size: 1 } },
          ],
        },
        {
          name: 'Penthouse',
          text: 'Steam, induction and quiet.',
          pieces: [
            { products: { category: 'kitchen/cooking/steam-ovens', sort: 'price-desc', size: 1 } },
            { products: { category: 'kitchen/cooking/induction-cooktops', sort: 'price-desc', size: 1 } },
            { products: { category: 'kitchen/fridges-and-freezers/french-door-fridges', sort: 'price-desc', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'price-desc', size: 1 } },
          ],
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'specified',
      title: 'Most specified',
      link: { text: 'View all products', to: '/products' },
      products: { category: 'kitchen', sort: 'popular', size: 4, mixed: true },
      columns: 4,
    },
  ],
})

import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'finder',
      id: 'finder',
      eyebrow: 'Kitchen packages',
      title: 'One kitchen, four pieces, one order.',
      text: 'Oven, cooktop, rangehood and dishwasher that belong together, put into your cart in one go.',
      submit: 'Show what fits',
      picture: 'room-kitchen-light',
      alt: 'A light kitchen with an oven, a cooktop and a dishwasher under an arch',
      path: {
        label: 'Piece',
        options: [
          { text: 'Induction cooktop', value: 'kitchen/cooking/induction-cooktops' },
          { text: 'Gas cooktop', value: 'kitchen/cooking/gas-cooktops' },
          { text: 'Oven', value: 'kitchen/cooking/wall-ovens' },
          { text: 'Dishwasher', value: 'kitchen/dishwashers' },
        ],
      },
      filters: [
        {
          label: 'Budget',
          key: 'price',
          options: [
            { text: 'Any', value: '' },
            { text: 'Up to $1,000', value: '-1000' },
            { text: 'Up to $2,000', value: '-2000' },
          ],
        },
        {
          label: 'In stock',
          key: 'stock',
          options: [
            { text: 'Any time', value: '' },
            { text: 'Now', value: 'in-stock' },
          ],
        },
      ],
    },
    {
      kind: 'packages',
      id: 'season',
      title: 'Packages in season',
      note: 'Four pieces each, put together by our fitters.',
      variant: 'arch',
      items: [
        {
          name: 'The Maidenhair',
          text: 'Gas, for a family of four',
          badge: 'Our favourite',
          pieces: [
            { products: { category: 'kitchen/cooking/gas-cooktops', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/cooking/rangehoods', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/cooking/wall-ovens', sort: 'popular', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'popular', size: 1 } },
          ],
        },
        {
          name: 'The Tree Fern',
          text: 'Steam and induction',
          pieces: [
            { products: { category: 'kitchen/cooking/induction-cooktops', sort: 'price-desc', size: 1 } },
            { products: { category: 'kitchen/cooking/rangehoods', sort: 'rating', size: 1 } },
            { products: { category: 'kitchen/cooking/steam-ovens', sort: 'rating', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'rating', size: 1 } },
          ],
        },
        {
          name: 'The Seedling',
          text: 'Small rooms, small bills',
          pieces: [
            { products: { category: 'kitchen/cooking/induction-cooktops', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/cooking/rangehoods', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/cooking/wall-ovens', sort: 'price-asc', size: 1 } },
            { products: { category: 'kitchen/dishwashers', sort: 'price-asc', size: 1 } },
          ],
        },
      ],
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'leaf', title: 'Pieces that fit together', text: 'Every size on every page' },
        { icon: 'truck', title: 'Days you can choose', text: 'Shown for your suburb' },
        { icon: 'wrench', title: 'Fitted for you', text: 'Priced before you buy' },
        { icon: 'recycle', title: 'Old kitchen away', text: 'Sorted and recycled' },
      ],
    },
    {
      kind: 'tiles',
      id: 'pieces',
      title: 'Or piece by piece',
      variant: 'arch',
      items: [
        { title: 'Ovens', uri: 'kitchen/cooking/wall-ovens', picture: 'wall-oven-white-front' },
        { title: 'Cooktops', uri: 'kitchen/cooking/gas-cooktops', picture: 'gas-cooktop-steel-front' },
        { title: 'Rangehoods', uri: 'kitchen/cooking/rangehoods', picture: 'rangehood-steel-front' },
        { title: 'Dishwashers', uri: 'kitchen/dishwashers', picture: 'dishwasher-white-front' },
        { title: 'Fridges', uri: 'kitchen/fridges-and-freezers', picture: 'french-door-fridge-white-front' },
        { title: 'Benchtop', uri: 'kitchen/small-appliances', picture: 'stand-mixer-sage-front' },
      ],
    },
    {
      kind: 'shelf',
      id: 'bench',
      title: 'Good things for the bench',
      link: { text: 'View all products', to: '/c/kitchen/small-appliances' },
      products: { category: 'kitchen/small-appliances', sort: 'popular', size: 4, mixed: true },
      columns: 4,
    },
  ],
})

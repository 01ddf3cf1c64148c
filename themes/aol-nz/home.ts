import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'picker',
      id: 'replace',
      greeting: 'Kia ora.',
      title: 'What needs replacing?',
      text: 'Pick the one that gave up. We show what fits, what is in stock near you and when it can be there.',
      items: [
        { title: 'Fridge', uri: 'kitchen/fridges-and-freezers', picture: 'french-door-fridge-black-front' },
        { title: 'Washer', uri: 'appliances/laundry', picture: 'top-loader-washer-white-front' },
        { title: 'Dishwasher', uri: 'kitchen/dishwashers', picture: 'dishwasher-steel-front' },
        { title: 'Oven', uri: 'kitchen/cooking/wall-ovens', picture: 'wall-oven-black-front' },
        {
          title: 'Heat pump',
          uri: 'appliances/heating-and-cooling/split-air-conditioners',
          picture: 'split-air-conditioner-white-front',
        },
        { title: 'Vacuum', uri: 'appliances/floor-care', picture: 'robot-vacuum-black-front' },
      ],
      promise: {
        badge: 'Price match guarantee',
        title: 'Seen it cheaper? We match it.',
        steps: ['Note the price and the shop', 'Phone us, or ask in any store', 'Pay the lower price'],
        action: { text: 'Find your store', to: '/stores' },
      },
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'truck', title: 'Delivered nationwide', text: 'North and South, islands by quote' },
        { icon: 'shield', title: 'Price match guarantee', text: 'Tell us where you saw it' },
        { icon: 'wrench', title: 'Installed by locals', text: 'Registered trades' },
        { icon: 'recycle', title: 'Old one away', text: 'Recycled in Aotearoa' },
      ],
    },
    {
      kind: 'shelf',
      id: 'long-weekend',
      title: 'Down in price now',
      link: { text: 'All deals', to: '/sale' },
      products: { collection: 'sale', sort: 'discount', size: 5, mixed: true },
      columns: 5,
    },
    {
      kind: 'promotions',
      id: 'promotions',
      items: [
        {
          tone: 'a',
          eyebrow: 'Baking',
          title: 'A mixer for your bach',
          text: 'Small, strong, easy to wash',
          link: { text: 'Shop', to: '/c/kitchen/small-appliances/stand-mixers' },
          picture: 'stand-mixer-chilli-front',
        },
        {
          tone: 'b',
          eyebrow: 'Heating',
          title: 'Warm for less',
          text: 'Heat pumps, one room or all',
          link: { text: 'Shop', to: '/c/appliances/heating-and-cooling/split-air-conditioners' },
          picture: 'split-air-conditioner-white-front',
        },
        {
          tone: 'c',
          eyebrow: 'Summer',
          title: 'Barbecue weather',
          text: 'Two burners to six',
          link: { text: 'Shop', to: '/c/appliances/outdoor/barbecues' },
          picture: 'barbecue-black-front',
        },
        {
          tone: 'd',
          eyebrow: 'Catalogue',
          title: 'The pages of summer',
          text: 'Turn them here',
          link: { text: 'Read', to: '/catalogue' },
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'popular',
      title: 'Popular this week',
      link: { text: 'All products', to: '/products' },
      products: { sort: 'popular', size: 5, mixed: true },
      columns: 5,
    },
  ],
})

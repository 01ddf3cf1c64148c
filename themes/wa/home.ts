import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'hero-split',
      id: 'quiet',
      eyebrow: 'Quiet appliances',
      title: 'A kitchen that keeps its voice down.',
      text: 'Dishwashers that let you talk, fridges you only hear at midnight. See and hear them running in our showrooms.',
      action: { text: 'Shop quiet appliances', to: '/c/kitchen' },
      link: { text: 'Find a showroom', to: '/stores' },
      picture: 'room-kitchen-warm',
      alt: 'A warm kitchen with a French door fridge, a kettle and a stand mixer on the bench',
      caption: { text: 'Seen here: French door fridges', to: '/c/kitchen/fridges-and-freezers/french-door-fridges' },
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'shield', title: 'Winning Value Promise', text: 'A century in business, one fair price' },
        { icon: 'truck', title: 'Delivered by our own crew', text: 'Your date, a two-hour window' },
        { icon: 'wrench', title: 'Installed and demonstrated', text: 'We stay until it runs' },
        { icon: 'recycle', title: 'Old one taken away', text: 'Recycled, not landfilled' },
      ],
    },
    {
      kind: 'tiles',
      id: 'rooms',
      variant: 'portrait',
      items: [
        {
          title: 'Refrigeration',
          note: 'Quiet and cold',
          uri: 'kitchen/fridges-and-freezers',
          picture: 'french-door-fridge-black-front',
        },
        { title: 'Cooking', note: 'Ovens, cooktops, hoods', uri: 'kitchen/cooking', picture: 'wall-oven-black-front' },
        {
          title: 'Dishwashers',
          note: 'Built in or freestanding',
          uri: 'kitchen/dishwashers',
          picture: 'dishwasher-steel-front',
        },
        {
          title: 'Benchtop',
          note: 'Mixers and coffee',
          uri: 'kitchen/small-appliances',
          picture: 'stand-mixer-white-front',
        },
        {
          title: 'Laundry',
          note: 'Washers and dryers',
          uri: 'appliances/laundry',
          picture: 'front-loader-washer-white-front',
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'chosen',
      title: 'Chosen this season',
      note: 'Most requested in our showrooms.',
      link: { text: 'View all products', to: '/c/kitchen' },
      products: { category: 'kitchen', sort: 'popular', size: 4, mixed: true },
      columns: 4,
    },
    {
      kind: 'promotions',
      id: 'offers',
      items: [
        {
          tone: 'a',
          eyebrow: 'Steam',
          title: 'Buy the oven, keep the season',
          text: 'Steam ovens that keep the flavour in.',
          link: { text: 'See steam ovens', to: '/c/kitchen/cooking/steam-ovens' },
          picture: 'steam-oven-black-front',
        },
        {
          tone: 'b',
          eyebrow: 'Showrooms',
          title: 'Bring a floor plan, leave with a kitchen',
          text: 'An hour with a specialist.',
          link: { text: 'Find your showroom', to: '/stores' },
        },
      ],
    },
  ],
})

import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'offers-hero',
      id: 'offers',
      main: {
        badge: 'Black Friday, early',
        title: 'Big fridge, small price.',
        text: 'Side by side, in stock and on the truck this week.',
        action: { text: 'Shop fridges', to: '/c/kitchen/fridges-and-freezers' },
        picture: 'side-by-side-fridge-steel-front',
        products: { category: 'kitchen/fridges-and-freezers/side-by-side-fridges', sort: 'discount', size: 1 },
      },
      deals: [
        {
          tone: 'a',
          title: 'Stick vacs',
          link: '/c/appliances/floor-care/stick-vacuums',
          picture: 'stick-vacuum-steel-front',
          products: { category: 'appliances/floor-care/stick-vacuums', sort: 'price-asc', size: 1 },
        },
        {
          tone: 'b',
          title: 'Laundry week',
          link: '/c/appliances/laundry',
          picture: 'top-loader-washer-black-front',
          products: { category: 'appliances/laundry/top-loader-washers', sort: 'price-asc', size: 1 },
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'aisles',
      look: 'thumb',
      items: [
        { title: 'Fridges', uri: 'kitchen/fridges-and-freezers', picture: 'french-door-fridge-steel-front' },
        { title: 'Washers', uri: 'appliances/laundry', picture: 'top-loader-washer-white-front' },
        { title: 'Dishwashers', uri: 'kitchen/dishwashers', picture: 'dishwasher-white-front' },
        { title: 'Ovens', uri: 'kitchen/cooking/wall-ovens', picture: 'wall-oven-steel-front' },
        { title: 'Cooktops', uri: 'kitchen/cooking/gas-cooktops', picture: 'gas-cooktop-steel-front' },
        { title: 'Vacuums', uri: 'appliances/floor-care', picture: 'robot-vacuum-black-front' },
        { title: 'Air con', uri: 'appliances/heating-and-cooling', picture: 'split-air-conditioner-white-front' },
        { title: 'Benchtop', uri: 'kitchen/small-appliances', picture: 'stand-mixer-red-front' },
        { title: 'BBQs', uri: 'appliances/outdoor/barbecues', picture: 'barbecue-black-front' },
        { title: 'Audio', uri: 'electronics/audio', picture: 'soundbar-black-front' },
      ],
    },
    {
      kind: 'shelf',
      id: 'down-in-price',
      title: 'Down in price today',
      link: { text: 'All deals', to: '/sale' },
      products: { collection: 'sale', sort: 'popular', size: 5 },
      columns: 5,
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'truck', title: 'Next-day delivery', text: 'Most metro postcodes' },
        { icon: 'shield', title: 'Value promise', text: 'A century of fair prices' },
        { icon: 'wrench', title: 'We install', text: 'Licensed, priced before you buy' },
        { icon: 'recycle', title: 'Old one removed', text: 'Free with delivery' },
      ],
    },
    {
      kind: 'promotions',
      id: 'promotions',
      items: [
        {
          tone: 'a',
          eyebrow: 'Ends Sunday',
          title: 'Air fryers, marked down',
          text: 'Three sizes',
          link: { text: 'Shop', to: '/c/kitchen/small-appliances/air-fryers' },
          picture: 'air-fryer-black-front',
        },
        {
          tone: 'b',
          eyebrow: 'Cashback',
          title: 'Money back on ovens',
          text: 'Pyrolytic and steam',
          link: { text: 'Shop', to: '/c/kitchen/cooking/wall-ovens' },
          picture: 'wall-oven-steel-front',
        },
        {
          tone: 'c',
          eyebrow: 'Bonus',
          title: 'Louder evenings',
          text: 'Soundbars for every room',
          link: { text: 'Shop', to: '/c/electronics/audio/soundbars' },
          picture: 'soundbar-black-front',
        },
        {
          tone: 'd',
          eyebrow: 'Catalogue',
          title: 'The pages of summer',
          text: 'Out now',
          link: { text: 'Read', to: '/catalogue' },
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'kitchens',
      title: 'Kitchens at work',
      link: { text: 'All kitchen', to: '/c/kitchen' },
      products: { category: 'kitchen', sort: 'rating', size: 5 },
      columns: 5,
    },
  ],
})

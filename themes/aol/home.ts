import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'offers-hero',
      id: 'offers',
      main: {
        badge: 'This week’s pick',
        title: 'Big fridge, small price.',
        text: 'Our side by side with the deepest cut.',
        action: { text: 'Shop fridges', to: '/c/kitchen/fridges-and-freezers' },
        picture: 'side-by-side-fridge-steel-front',
        products: { category: 'kitchen/fridges-and-freezers/side-by-side-fridges', sort: 'discount', size: 1 },
      },
      deals: [
        {
          tone: 'a',
          title: 'Stick vacs',
          link: '/c/appliances/floor-care/stick-vacuums',
          picture: 'stick-vacuum-white-front',
          products: { category: 'appliances/floor-care/stick-vacuums', sort: 'price-asc', size: 1 },
        },
        {
          tone: 'note',
          title: 'Laundry week',
          link: '/c/appliances/laundry',
          picture: 'top-loader-washer-steel-front',
          products: { category: 'appliances/laundry/top-loader-washers', sort: 'price-asc', size: 1 },
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'aisles',
      variant: 'thumb',
      items: [
        { title: 'Fridges', uri: 'kitchen/fridges-and-freezers', picture: 'french-door-fridge-steel-front' },
        { title: 'Washers', uri: 'appliances/laundry', picture: 'top-loader-washer-white-front' },
        { title: 'Dishwashers', uri: 'kitchen/dishwashers', picture: 'dishwasher-white-front' },
        { title: 'Ovens', uri: 'kitchen/cooking/wall-ovens', picture: 'wall-oven-steel-front' },
        { title: 'Cooktops', uri: 'kitchen/cooking/gas-cooktops', picture: 'gas-cooktop-steel-front' },
        { title: 'Vacuums', uri: 'appliances/floor-care', picture: 'robot-vacuum-black-front' },
        { title: 'Air con', uri: 'appliances/heating-and-cooling', picture: 'split-air-conditioner-white-front' },
        { title: 'Benchtop', uri: 'kitchen/small-appliances', picture: 'stand-mixer-chilli-front' },
        { title: 'Barbecues', uri: 'appliances/outdoor/barbecues', picture: 'barbecue-black-front' },
        { title: 'Audio', uri: 'electronics/audio', picture: 'soundbar-black-front' },
      ],
    },
    {
      kind: 'shelf',
      id: 'down-in-price',
      title: 'Down in price today',
      link: { text: 'All deals', to: '/sale' },
      products: { collection: 'sale', sort: 'popular', size: 5, mixed: true },
      columns: 5,
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'truck', title: 'Days you can choose', text: 'Shown for your suburb' },
        { icon: 'shield', title: 'Value promise', text: 'Fair before you ask' },
        { icon: 'wrench', title: 'We install', text: 'Priced before you buy' },
        { icon: 'recycle', title: 'Old one removed', text: 'And recycled' },
      ],
    },
    {
      kind: 'promotions',
      id: 'promotions',
      items: [
        {
          tone: 'a',
          eyebrow: 'Small and quick',
          title: 'Air fryers for every bench',
          text: 'From a meal for one up',
          link: { text: 'Shop', to: '/c/kitchen/small-appliances/air-fryers' },
          picture: 'air-fryer-black-front',
        },
        {
          tone: 'b',
          eyebrow: 'Cooking',
          title: 'Ovens that clean up',
          text: 'Pyrolytic and steam',
          link: { text: 'Shop', to: '/c/kitchen/cooking/wall-ovens' },
          picture: 'wall-oven-steel-front',
        },
        {
          tone: 'c',
          eyebrow: 'Audio',
          title: 'Louder evenings',
          text: 'Soundbars for every room',
          link: { text: 'Shop', to: '/c/electronics/audio/soundbars' },
          picture: 'soundbar-black-front',
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
      id: 'kitchens',
      title: 'Kitchens at work',
      link: { text: 'All kitchen', to: '/c/kitchen' },
      products: { category: 'kitchen', sort: 'popular', size: 5, mixed: true },
      columns: 5,
    },
  ],
})

import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'desk',
      id: 'desk',
      title: 'Trade desk',
      departments: [
        { title: 'Refrigeration', uri: 'kitchen/fridges-and-freezers' },
        { title: 'Cooking', uri: 'kitchen/cooking' },
        { title: 'Dishwashers', uri: 'kitchen/dishwashers' },
        { title: 'Laundry', uri: 'appliances/laundry' },
        { title: 'Heating and cooling', uri: 'appliances/heating-and-cooling' },
      ],
      orderTitle: 'Quick order',
      orderText: 'Enter SKUs and quantities.',
      listTitle: 'Most ordered',
      points: {
        title: 'Made for your desk',
        items: [
          'Prices without GST',
          'PO number on every document',
          'Labelled by floor and apartment',
          'Sizes and figures on every line',
        ],
        action: { text: 'Find a trade desk', to: '/stores' },
      },
      products: { sort: 'popular', size: 8, mixed: true },
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'clock', title: 'Order by 2 pm', text: 'Metro sites next day' },
        { icon: 'card', title: 'PO number on every document', text: 'Quote to invoice' },
        { icon: 'truck', title: 'Floor by floor drops', text: 'Labelled per apartment' },
        { icon: 'phone', title: 'Trade support', text: '24/7, with your account manager' },
      ],
    },
    {
      kind: 'promotions',
      id: 'offers',
      items: [
        {
          tone: 'd',
          eyebrow: 'In numbers',
          title: 'Dishwashers by the floor',
          text: 'Put them in with the quick order above.',
          link: { text: 'See dishwashers', to: '/c/kitchen/dishwashers' },
          picture: 'dishwasher-steel-front',
        },
        {
          tone: 'b',
          eyebrow: 'For the drawing board',
          title: 'Every size in millimetres',
          text: 'Width, height and depth on every product.',
          link: { text: 'See ovens', to: '/c/kitchen/cooking/wall-ovens' },
          picture: 'wall-oven-steel-front',
        },
      ],
    },
  ],
})

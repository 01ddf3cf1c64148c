import { defineHome } from '../home-blocks.ts'

export const home = defineHome({
  blocks: [
    {
      kind: 'wall',
      id: 'wall',
      title: 'Dented box. Perfect fridge.',
      text: 'Every appliance on the floor was opened, tested and graded by hand.',
      action: { text: 'Shop today’s stock', to: '/sale' },
      link: { text: 'How we grade', to: '/s/legendary-service' },
      tag: {
        label: 'Today',
        products: { category: 'kitchen/fridges-and-freezers/side-by-side-fridges', sort: 'discount', size: 1 },
      },
      picture: 'side-by-side-fridge-black-front',
      grades: [
        {
          condition: 'cosmetic',
          title: 'A scratch on a side you will not see.',
          text: 'You see every mark before you pay.',
          to: '/c/kitchen?filter=condition:cosmetic-imperfection',
        },
        {
          condition: 'new',
          title: 'Opened, never used.',
          text: 'Cancelled orders and display boxes.',
          to: '/c/kitchen?filter=condition:new-condition',
        },
        {
          condition: 'runout',
          title: 'Sealed. Last year’s model.',
          text: 'Full manufacturer’s warranty.',
          to: '/c/kitchen?filter=condition:runout',
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'floor',
      title: 'On the floor now',
      link: { text: 'All of it', to: '/products' },
      products: { sort: 'discount', size: 4, mixed: true },
      columns: 4,
    },
    {
      kind: 'lots',
      id: 'lots',
      title: 'Last of the lot',
      note: 'No rain checks, no holds.',
      link: { text: 'All that is left', to: '/clearance' },
      products: { collection: 'clearance', sort: 'price-asc', size: 6, mixed: true },
    },
    {
      kind: 'strip',
      id: 'service',
      items: [
        { icon: 'wrench', title: 'Tested on our bench', text: '42 checks, signed' },
        { icon: 'shield', title: '12 months guarantee', text: 'On every grade' },
        { icon: 'truck', title: 'Pick up, or we deliver', text: 'You choose the day' },
        { icon: 'recycle', title: '30 day return', text: 'If it is not as graded' },
      ],
    },
    {
      kind: 'promotions',
      id: 'promotions',
      items: [
        {
          tone: 'a',
          eyebrow: 'Saturday 7 am',
          title: 'Truck 41: ovens',
          text: 'Sealed, last year’s knobs.',
          link: { text: 'See the list', to: '/c/kitchen/cooking/wall-ovens' },
          picture: 'wall-oven-steel-front',
        },
        {
          tone: 'b',
          eyebrow: 'Small money',
          title: 'Under $500, and it works',
          text: 'Tested like the expensive ones.',
          link: { text: 'See what is left', to: '/sale?filter=price%3A-500' },
          picture: 'barbecue-chilli-front',
        },
      ],
    },
    {
      kind: 'shelf',
      id: 'laundry',
      title: 'Wash day wins',
      link: { text: 'All laundry', to: '/c/appliances/laundry' },
      products: { category: 'appliances/laundry', sort: 'popular', size: 4, mixed: true },
      columns: 4,
    },
  ],
})

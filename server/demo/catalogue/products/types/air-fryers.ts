import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const airFryers: ProductType = {
  uri: 'kitchen/small-appliances/air-fryers',
  name: 'Air fryers',
  description:
    'Small ovens with a strong fan. Four litres feed two, six feed four, and two baskets feed a house that cannot agree.',
  type: 'Air fryer',
  noun: 'Air Fryer',
  code: 'AF',
  label: '{litres} L',
  sizeCode: '{litreCode}',
  picture: 'air-fryer',
  finishes: { black: 'Black', white: 'White' },
  manufacturers: ['lumessa', 'ondrell', 'tasko', 'tamarin', 'calder'],
  models: 8,
  pinned: [['lumessa', 0, -1, 'black', 'white']],
  attributes: [
    keyRange('litres', 'Basket', 'Frying', 'L'),
    keyRange('power', 'Power', 'Frying', 'W'),
    keyRange('serves', 'Serves', 'Frying'),
    facetChoice('baskets', 'Baskets', 'Frying'),
    plainRange('programs', 'Programs', 'Frying'),
    plainRange('temperature', 'Hottest', 'Frying', '°C'),
  ],
  columns: 'price width height depth weight litres litreCode power serves baskets programs temperature',
  rows: [
    [199, 290, 320, 360, 5.4, 6.0, 60, 1800, 4, 'One', 8, 200],
    [129, 260, 300, 320, 4.2, 4.2, 42, 1500, 2, 'One', 6, 200],
    [349, 400, 320, 390, 8.1, 9.5, 95, 2600, 6, 'Two', 10, 220],
    [269, 320, 360, 370, 6.6, 7.2, 72, 1800, 5, 'One', 12, 220],
    [89, 230, 290, 280, 3.1, 2.6, 26, 1200, 1, 'One', 4, 200],
  ],
  specials: [
    {
      suffix: 'with Window',
      code: 'W',
      factor: 1.08,
      sentence: 'A window and a lamp show the chips, so the drawer can stay shut.',
      feature: ['Watch it brown', 'Glass of two panes with a lamp you switch on at the handle.'],
    },
  ],
  openings: [
    'Chips for {serves} with a spoon of oil, done before a big oven is warm.',
    'The {maker} blows hard and hot from above and turns the crumbs golden underneath.',
    'A drawer, a dial and a fan: Tuesday dinners need no more.',
  ],
  bodies: [
    'The grille lifts out, and fat stays below it.',
    'Shake when it rings halfway; that is the only work.',
    'Down at 70 degrees it dries apples and herbs.',
    'Coated baskets wash by hand in a minute, or in the machine if you must.',
  ],
  closings: [
    'Leave a hand’s width behind it, and pull it out from under the cupboard.',
    'It heats in two minutes and keeps warm for thirty.',
  ],
  features: [
    ['No flip for wings', 'Air comes round both sides of the grille.'],
    ['Reheat as it was', 'Pizza comes back crisp and not leathery.'],
    ['Quiet fan', '52 dB(A), about the sound of a bathroom fan one room away.'],
    ['Handle that stays cool', 'Set forward of the drawer, with no button to press by accident.'],
  ],
  specifications: { Frying: { Timer: 'Up to 60 minutes', Coating: 'Ceramic, free of PFAS' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'airfryer fryer air fry chips',
  goesWith: ['microwaves', 'toasters', 'blenders', 'cookware-sets'],
}

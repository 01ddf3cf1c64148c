import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const blenders: ProductType = {
  uri: 'kitchen/small-appliances/blenders',
  name: 'Blenders',
  description:
    'Ice, nuts and hot soup separate them. Glass stays clear, plastic stays light; both want blades that come off.',
  type: 'Blender',
  noun: 'Blender',
  code: 'BL',
  label: '{litres} L {style}',
  sizeCode: '{litreCode}{styleCode}',
  picture: 'blender',
  finishes: { black: 'Black', steel: 'Brushed steel', white: 'White' },
  manufacturers: ['ondrell', 'lumessa', 'tasko', 'ferrow', 'tamarin'],
  models: 8,
  attributes: [
    keyRange('litres', 'Jug', 'Blending', 'L'),
    keyRange('power', 'Power', 'Blending', 'W'),
    keyRange('speeds', 'Speeds', 'Blending'),
    facetChoice('jug', 'Jug made of', 'Blending'),
    plainRange('turns', 'Fastest', 'Blending', 'rpm'),
  ],
  columns: 'price width height depth weight litres litreCode style styleCode power speeds turns jug',
  rows: [
    [499, 205, 440, 230, 5.4, 2.0, 20, 'High Speed', 'H', 1800, 10, 28000, 'Tritan'],
    [199, 190, 410, 210, 3.9, 1.6, 16, 'Glass Jug', 'G', 1000, 5, 21000, 'Glass'],
    [89, 150, 380, 150, 1.8, 0.7, 7, 'Personal', 'P', 600, 1, 20000, 'Tritan'],
    [349, 200, 430, 220, 4.8, 1.8, 18, 'Soup', 'S', 1400, 8, 25000, 'Glass'],
    [129, 180, 395, 200, 3.1, 1.5, 15, 'Everyday', 'E', 800, 3, 19000, 'Tritan'],
  ],
  specials: [
    {
      suffix: 'with Travel Cups',
      code: 'T',
      factor: 1.1,
      sentence: 'Two cups screw onto the base, take a lid and leave the house with you.',
      feature: ['Two cups to go', 'Half a litre each, with blades of their own.'],
    },
  ],
  openings: [
    'Frozen berries, a handful of almonds, thirty seconds: smooth.',
    'A motor of {power} W means it slows for nothing you would eat.',
    'The {maker} pulls food down to the blade, so you do not have to push.',
  ],
  bodies: [
    'Six blades at two heights leave no island in the middle.',
    'Pulse gives a chop rather than a cream, for salsa and crumbs.',
    'The jug locks with a quarter turn and will not start without it.',
    'A cap in the lid lets oil in by the drop.',
  ],
  closings: [
    'To wash it, add warm water and a drop of soap, and press start.',
    'Rubber feet keep it in place, at {weight} kg.',
  ],
  features: [
    ['Crushes ice dry', 'No water in the jug, snow in ten seconds.'],
    ['Blades that leave', 'Unscrew below, so the corners can be reached.'],
    ['Ramp-up start', 'Begins gently, so the lid stays where it is.'],
    ['Marks you can read', 'In millilitres and cups, moulded and not printed.'],
  ],
  specifications: { Blending: { Blades: 'Stainless steel, six', 'Dishwasher safe': 'Jug, lid and cap' } },
  warrantyYears: 3,
  installs: 'none',
  keywords: 'smoothie maker liquidiser blender',
  goesWith: ['stand-mixers', 'toasters', 'espresso-machines'],
}

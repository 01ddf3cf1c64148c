import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const standMixers: ProductType = {
  uri: 'kitchen/small-appliances/stand-mixers',
  name: 'Stand mixers',
  description:
    'Bread dough tells a good mixer from a pretty one. Count on five litres for a family, seven for two loaves at once.',
  type: 'Stand mixer',
  noun: 'Stand Mixer',
  code: 'M',
  label: '{litres} L',
  sizeCode: '{litreCode}',
  picture: 'stand-mixer',
  finishes: { chilli: 'Chilli', sage: 'Sage', white: 'White', black: 'Black', steel: 'Steel' },
  finishInTitle: true,
  manufacturers: ['lumessa', 'ferrow', 'wexcombe', 'ondrell', 'tasko'],
  models: 7,
  pinned: [['lumessa', 0, -1, 'chilli', 'sage', 'white', 'black']],
  attributes: [
    keyRange('litres', 'Bowl', 'Mixing', 'L'),
    keyRange('power', 'Power', 'Mixing', 'W'),
    keyRange('speeds', 'Speeds', 'Mixing'),
    facetChoice('lift', 'Head', 'Mixing'),
    plainRange('flour', 'Most flour', 'Mixing', 'kg'),
  ],
  columns: 'price width height depth weight litres litreCode power speeds flour lift',
  rows: [
    [749, 230, 360, 370, 10.8, 4.8, 48, 550, 10, 1.0, 'Tilts back'],
    [449, 225, 340, 350, 7.4, 4.3, 43, 600, 8, 0.8, 'Tilts back'],
    [949, 265, 415, 380, 12.6, 6.6, 66, 700, 10, 1.6, 'Bowl lifts'],
    [289, 220, 325, 345, 5.9, 4.0, 40, 500, 6, 0.6, 'Tilts back'],
    [599, 232, 355, 365, 9.2, 5.0, 50, 650, 10, 1.1, 'Tilts back'],
  ],
  specials: [
    {
      suffix: 'with Scale',
      code: 'W',
      factor: 1.12,
      sentence: 'A scale under the bowl weighs as you tip, to the gram.',
      feature: ['Weighs in the bowl', 'Set to zero after each thing and read it on the base.'],
    },
  ],
  openings: [
    'It kneads {flour} kg of flour without walking along the bench.',
    'Cast metal, one dial and a bowl with a handle: the {maker} is a tool before it is an ornament.',
    'Ten egg whites or one stiff dough, the {litres} L bowl suits both.',
  ],
  bodies: [
    'The beater turns one way and the head the other, and both reach the bottom of the bowl.',
    'Starting slow is built in, so the flour stays inside.',
    'The gears are steel and run in grease that lasts as long as they do.',
    'A hub at the front drives a mincer, a pasta roller or a grater, all sold apart.',
  ],
  closings: [
    'Whisk, hook and beater wash in the machine.',
    'It weighs {weight} kg, which is why it stays where you put it.',
  ],
  features: [
    ['Dial with memory in the hand', '{speeds} steps, each with a click you can count without looking.'],
    ['Bowl of brushed steel', 'With a handle and marks inside at every litre.'],
    ['Splash ring', 'Clips on after the head is down, and has a mouth for tipping.'],
    ['Soft stop', 'Comes to rest with the hook at the back, clear of the dough.'],
  ],
  specifications: { Mixing: { 'In the box': 'Whisk, dough hook, flat beater, splash ring' } },
  warrantyYears: 5,
  installs: 'none',
  keywords: 'mixer cake mixer kitchen machine bench mixer baking',
  goesWith: ['kettles', 'toasters', 'blenders', 'cookware-sets'],
}

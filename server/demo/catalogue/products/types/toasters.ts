import { facetRange, keyChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const toasters: ProductType = {
  uri: 'kitchen/small-appliances/toasters',
  name: 'Toasters',
  description:
    'Two slots or four, long or short. A good one browns both sides alike on the fifth round as on the first.',
  type: 'Toaster',
  noun: 'Toaster',
  code: 'TS',
  label: '{slices} Slice {style}',
  sizeCode: '{slices}{styleCode}',
  picture: 'toaster',
  finishes: { steel: 'Brushed steel', black: 'Black', sage: 'Sage', chilli: 'Chilli', white: 'White' },
  manufacturers: ['wexcombe', 'ferrow', 'lumessa', 'tasko', 'ondrell'],
  models: 8,
  attributes: [
    keyRange('slices', 'Slices', 'Toasting'),
    keyRange('power', 'Power', 'Toasting', 'W'),
    keyChoice('slots', 'Slots', 'Toasting'),
    facetRange('slotWidth', 'Slot width', 'Toasting', 'mm'),
    plainRange('settings', 'Browning steps', 'Toasting'),
  ],
  columns: 'price width height depth weight slices style styleCode power slots slotWidth settings',
  rows: [
    [149, 300, 200, 190, 1.9, 2, 'Classic', 'C', 950, 'Two short', 34, 7],
    [219, 320, 205, 290, 3.2, 4, 'Classic', 'C', 1800, 'Four short', 34, 7],
    [169, 420, 195, 180, 2.4, 4, 'Long Slot', 'L', 1600, 'Two long', 36, 8],
    [69, 285, 185, 170, 1.4, 2, 'Everyday', 'E', 850, 'Two short', 32, 6],
    [199, 410, 200, 200, 2.6, 2, 'Sourdough', 'S', 1300, 'One long', 42, 9],
  ],
  specials: [
    {
      suffix: 'with Bun Rack',
      code: 'B',
      factor: 1.08,
      sentence: 'A wire rack flips up for croissants and the ends of the loaf.',
      feature: ['Rack for the rest', 'Folds flat into the top and cannot be lost.'],
    },
  ],
  openings: [
    'Breakfast in two minutes, the same colour on both sides.',
    'The {maker} lifts high enough that a crumpet comes out with fingers and not a fork.',
    'Slots {slotWidth} mm wide take bread cut by hand.',
  ],
  bodies: [
    'Each side has its own element of mica, and they can be replaced.',
    'A timer of the old sort, or a display; both stop when you say stop.',
    'Frozen and half-done are buttons, not guesses.',
    'The crumb tray slides out at the back with the crumbs still on it.',
  ],
  closings: ['It keeps its colour with daily use, and so does the toast.', 'The cord winds away under the base.'],
  features: [
    ['Peek', 'Lift the lever to look; toasting goes on.'],
    ['A bit more', 'Thirty seconds extra, in one touch.'],
    ['Centring guides', 'Thin slices stay upright, away from both elements.'],
    ['Cool walls', 'Double steel, so a sleeve is safe beside it.'],
  ],
  specifications: { Toasting: { 'Cord length': '0.9 m', 'Crumb tray': 'Steel, slides out' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'toaster bread breakfast crumpet',
  goesWith: ['kettles', 'espresso-machines', 'stand-mixers'],
}

import { facetChoice, keyChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const headphones: ProductType = {
  uri: 'electronics/audio/headphones',
  name: 'Headphones',
  description:
    'Over the ear for trains and long calls, on the ear for walks. Try the weight before the sound: you will wear the one and forget the other.',
  type: 'Headphones',
  noun: 'Headphones',
  code: 'HP',
  label: '{series} {fit}',
  sizeCode: '{seriesCode}{hours}',
  picture: 'headphones',
  finishes: { black: 'Black', sand: 'Sand' },
  manufacturers: ['pellitone', 'orvane', 'vantrel', 'tamarin'],
  models: 8,
  series: ['Hush', 'Aside', 'Verse', 'Canto', 'Quill', 'Mono', 'Fern', 'Stave', 'Still'],
  attributes: [
    keyRange('hours', 'Battery', 'Battery', 'h'),
    keyRange('weightG', 'Weight', 'Size', 'g'),
    keyChoice('fit', 'Fit', 'Size'),
    facetChoice('quiet', 'Noise cancelling', 'Sound'),
    plainRange('charge', 'Ten minutes give', 'Battery', 'h'),
  ],
  columns: 'price fit hours weightG quiet charge',
  rows: [
    [449, 'Over-Ear', 36, 254, 'Yes', 5],
    [249, 'On-Ear', 40, 178, 'No', 6],
    [599, 'Over-Ear', 30, 262, 'Yes', 4],
    [149, 'On-Ear', 50, 164, 'No', 8],
    [329, 'Over-Ear', 44, 240, 'Yes', 5],
  ],
  specials: [
    {
      suffix: 'with Hard Case',
      code: 'C',
      factor: 1.06,
      sentence: 'They fold into a hard case that takes the cable as well.',
      feature: ['A case with corners', 'Survives the bottom of a school bag.'],
    },
  ],
  openings: [
    'The tram goes on, and you stop hearing it.',
    '{weightG} g on the head, spread so that nothing presses.',
    '{series} has knobs and buttons, because gloves exist.',
  ],
  bodies: [
    'Calls are clear at the other end, even beside a road.',
    'They stay with a phone and a laptop at once and know which one rings.',
    'Pads are wool and foam, and come off with a twist.',
    'The battery unscrews: one cross-head, four minutes, a fresh {hours} hours.',
  ],
  closings: [
    'A cable is in the box for aeroplanes and old amplifiers.',
    'Ten minutes on the charger are {charge} hours of music.',
  ],
  features: [
    ['Let the world in', 'Hold the left cup and hear the announcement.'],
    ['Side tone', 'You hear your own voice on calls, so you do not shout.'],
    ['Mended at home', 'Seven parts, one screwdriver, prices on a single page.'],
    ['No sound of wind', 'Vents behind a mesh, for bicycles.'],
  ],
  specifications: { Battery: { Charging: 'USB-C' }, Sound: { Drivers: '40 mm' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'headphones headset cans earphones noise cancelling',
  goesWith: ['speakers', 'soundbars', 'televisions'],
}

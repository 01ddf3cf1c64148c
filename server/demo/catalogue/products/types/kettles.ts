import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const kettles: ProductType = {
  uri: 'kitchen/small-appliances/kettles',
  name: 'Kettles',
  description:
    'From the two-cup kettle to the one that serves a meeting. Temperature control matters for green tea and pour-over; for everything else, weight and spout do.',
  type: 'Kettle',
  noun: 'Kettle',
  code: 'K',
  label: '{litres} L {style}',
  sizeCode: '{litreCode}{styleCode}',
  picture: 'kettle',
  finishes: { steel: 'Brushed steel', black: 'Black', white: 'White', sage: 'Sage', chilli: 'Chilli' },
  manufacturers: ['ferrow', 'lumessa', 'wexcombe', 'tasko', 'ondrell', 'solvane'],
  models: 8,
  pinned: [
    ['ferrow', 0, -1, 'steel', 'black'],
    ['lumessa', 1, -1, 'sage', 'chilli', 'white'],
  ],
  attributes: [
    keyRange('litres', 'Volume', 'Boiling', 'L'),
    keyRange('power', 'Power', 'Boiling', 'W'),
    keyRange('boil', 'A litre boils in', 'Boiling', 's'),
    facetChoice('control', 'Temperature', 'Boiling'),
    plainRange('noise', 'Noise', 'Boiling', 'dB(A)'),
  ],
  columns: 'price width height depth weight litres litreCode style styleCode power boil control noise',
  rows: [
    [119, 225, 245, 160, 1.3, 1.7, 17, 'Stovetop Shape', 'S', 2400, 168, 'Boil only', 71],
    [139, 230, 250, 165, 1.2, 1.7, 17, 'Quiet Boil', 'Q', 2200, 182, 'Boil only', 62],
    [159, 290, 205, 175, 1.1, 0.9, 9, 'Gooseneck', 'G', 1200, 330, '40 to 100 °C', 65],
    [79, 220, 240, 155, 1.0, 1.5, 15, 'Everyday', 'E', 2200, 180, 'Boil only', 73],
    [149, 228, 248, 162, 1.3, 1.7, 17, 'Variable', 'V', 2400, 170, '60 to 100 °C', 69],
    [69, 200, 215, 140, 0.8, 1.0, 10, 'Compact', 'C', 1850, 205, 'Boil only', 70],
  ],
  specials: [
    {
      suffix: 'with Keep Warm',
      code: 'W',
      factor: 1.1,
      sentence: 'Keep warm holds the second cup for thirty minutes.',
      feature: ['The second cup', 'Stays within two degrees for half an hour, then gives up.'],
    },
  ],
  openings: [
    'A kettle is used more than anything else on the bench, so this one was made to be picked up.',
    'It boils a litre in {boil} seconds and pours without a dribble on the last drop.',
    'The {maker} has a handle that stays cool and a lid that opens away from the steam.',
  ],
  bodies: [
    'The element is hidden under a steel plate, where lime can be wiped off.',
    'A window on both sides shows cups as well as litres.',
    'The base turns all the way round, and the cord winds up inside it.',
    'The filter in the spout lifts out with two fingers.',
  ],
  closings: [
    'It switches itself off at the boil, when lifted and when empty.',
    'Holds {litres} L, and does not mind boiling a single cup.',
  ],
  features: [
    ['Honest spout', 'Pours a thin line or a full cup, and stops where you stop.'],
    ['Quiet to the boil', '{noise} dB(A) at its loudest, measured a metre away.'],
    ['One-cup mark', 'Boils 250 ml safely, which saves more power than any label.'],
    ['Steel where it counts', 'No plastic touches the water once the lid is shut.'],
  ],
  specifications: { Boiling: { 'Cord length': '0.8 m', 'Boil-dry protection': 'Yes' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'jug electric kettle tea',
  goesWith: ['toasters', 'espresso-machines', 'stand-mixers', 'blenders'],
}

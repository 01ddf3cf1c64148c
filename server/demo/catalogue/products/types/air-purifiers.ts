import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const airPurifiers: ProductType = {
  uri: 'appliances/heating-and-cooling/air-purifiers',
  name: 'Air purifiers',
  description:
    'For smoke, pollen and cats. The square metres on the label are at the loudest step: take one that is rated for twice your room.',
  type: 'Air purifier',
  noun: 'Air Purifier',
  code: 'AP',
  label: '{room} m²',
  sizeCode: '{room}',
  picture: 'air-purifier',
  finishes: { white: 'White', black: 'Graphite' },
  manufacturers: ['zephrin', 'fennimore', 'tamarin', 'tasko'],
  models: 8,
  attributes: [
    keyRange('room', 'Room', 'Air', 'm²'),
    keyRange('cadr', 'Clean air', 'Air', 'm³/h'),
    keyRange('noise', 'Noise, lowest', 'Air', 'dB(A)'),
    facetChoice('filter', 'Filter', 'Air'),
    plainRange('power', 'Power', 'Power', 'W'),
    plainRange('life', 'Filter lasts', 'Air', 'months'),
  ],
  columns: 'price width height depth weight room cadr noise filter power life',
  rows: [
    [549, 260, 620, 260, 7.4, 60, 460, 22, 'HEPA H13 and carbon', 45, 12],
    [299, 220, 420, 220, 4.1, 32, 240, 24, 'HEPA H13 and carbon', 32, 9],
    [849, 320, 740, 320, 11.2, 96, 720, 24, 'HEPA H13 and carbon', 62, 12],
    [199, 190, 340, 190, 2.8, 20, 160, 25, 'HEPA H12', 24, 6],
    [429, 250, 540, 250, 6.1, 45, 350, 23, 'HEPA H13 and carbon', 38, 12],
  ],
  specials: [
    {
      suffix: 'with Humidifier',
      code: 'H',
      factor: 1.2,
      sentence: 'In winter it adds a cup of water an hour to air the heater has dried.',
      feature: ['Damp, not wet', 'Holds the room between 45 and 55 per cent, and stops.'],
    },
  ],
  openings: [
    'It changes the air of a {room} m² room twice an hour without being noticed.',
    'Bushfire weeks, birch weeks, kitten weeks: the {maker} takes them as they come.',
    'At its lowest it makes {noise} dB(A), as quiet as an empty room.',
  ],
  bodies: [
    'A laser counts particles and the fan follows the count.',
    'One light on top goes from blue to red, and can be put out at night.',
    'Air comes in all round, so a corner is fine.',
    'Carbon takes frying and paint; the pleats take what you cannot smell.',
  ],
  closings: [
    'The filter turns out from below and lasts about {life} months.',
    'It uses {power} W at full speed and a few at night.',
  ],
  features: [
    ['Number in the open', 'PM2.5 as a figure, not a mood.'],
    ['Sleep', 'Dark, slow and steady until seven.'],
    ['Filter by the day', 'Counts what it has caught, not what the calendar says.'],
    ['Handle at the back', 'Carry it to where the baby is.'],
  ],
  specifications: { Air: { Sensor: 'Laser, PM1 to PM10' }, Power: { 'Cord length': '1.8 m' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'air cleaner purifier hepa smoke pollen allergy',
  goesWith: ['portable-heaters', 'robot-vacuums', 'stick-vacuums'],
}

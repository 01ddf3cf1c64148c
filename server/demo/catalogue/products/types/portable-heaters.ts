import { facetChoice, keyChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const portableHeaters: ProductType = {
  uri: 'appliances/heating-and-cooling/portable-heaters',
  name: 'Portable heaters',
  description:
    'Panels and columns for steady warmth, fans for quick warmth. Two kilowatts is about what one ordinary bedroom wants.',
  type: 'Heater',
  noun: 'Heater',
  code: 'H',
  label: '{watts} W {style}',
  sizeCode: '{wattCode}{styleCode}',
  picture: 'portable-heater',
  finishes: { white: 'White', black: 'Black' },
  manufacturers: ['fennimore', 'southerly', 'zephrin', 'tasko', 'grendale'],
  models: 9,
  attributes: [
    keyRange('watts', 'Power', 'Heating', 'W'),
    keyChoice('style', 'Kind', 'Heating'),
    keyRange('room', 'Room', 'Heating', 'm²'),
    facetChoice('control', 'Control', 'Heating'),
    plainRange('noise', 'Noise', 'Heating', 'dB(A)'),
  ],
  columns: 'price width height depth weight watts wattCode style styleCode room control noise',
  rows: [
    [199, 420, 640, 240, 13.2, 2400, 24, 'Oil Column', 'C', 24, 'Thermostat and timer', 0],
    [299, 760, 520, 110, 8.6, 2000, 20, 'Panel', 'P', 20, 'Thermostat and timer', 18],
    [129, 190, 560, 190, 3.1, 2000, 20, 'Ceramic Tower', 'T', 18, 'Remote', 46],
    [89, 240, 280, 160, 1.9, 1800, 18, 'Fan', 'F', 14, 'Dial', 49],
    [399, 880, 520, 110, 9.8, 2400, 24, 'Panel', 'P', 26, 'Wi-Fi', 18],
  ],
  specials: [
    {
      suffix: 'with Timer',
      code: 'I',
      factor: 1.06,
      sentence: 'A week of mornings can be set once, with a day off in between.',
      feature: ['Weekly timer', 'Four times a day, a different set for weekends.'],
    },
  ],
  openings: [
    'Warmth for the room you are in, and for no other.',
    '{watts} W suits about {room} m² with the door shut.',
    'The {maker} keeps to the degree you set and does not overshoot and open a window.',
  ],
  bodies: [
    'It switches off when it tips and when it is covered.',
    'The surface stays below 60 degrees where a hand can reach.',
    'The cord winds around the back and stays there.',
    'Low, high and hold: three steps and nothing to learn.',
  ],
  closings: [
    'Plug it into the wall, never into a board.',
    'Light enough at {weight} kg to follow you from study to bedroom.',
  ],
  features: [
    ['Window open', 'Feels a sudden drop and rests until it is shut.'],
    ['Dark at night', 'No lamp brighter than a star.'],
    ['Frost guard', 'Holds five degrees for pipes and lemon trees.'],
    ['Lock', 'Buttons freeze for small hands and curious cats.'],
  ],
  specifications: { Heating: { Safety: 'Tip-over and overheat switch', 'Cord length': '1.8 m' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'heater electric heater panel heater oil heater warmth',
  goesWith: ['air-purifiers', 'split-air-conditioners', 'dryers'],
}

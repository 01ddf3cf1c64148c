import { facetChoice, keyChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const soundbars: ProductType = {
  uri: 'electronics/audio/soundbars',
  name: 'Soundbars',
  description:
    'Television speakers point at the wall; a bar points at you. A separate bass box matters more than the number of channels.',
  type: 'Soundbar',
  noun: 'Soundbar',
  code: 'SB',
  label: '{channels} Channel',
  sizeCode: '{channelCode}',
  picture: 'soundbar',
  finishes: { black: 'Black' },
  manufacturers: ['orvane', 'vantrel', 'pellitone', 'ostwick', 'tamarin', 'lumen-and-grey'],
  models: 14,
  attributes: [
    keyChoice('channels', 'Channels', 'Sound'),
    keyRange('power', 'Power', 'Sound', 'W'),
    keyRange('width', 'Width', 'Size', 'mm'),
    facetChoice('sub', 'Bass box', 'Sound'),
    plainRange('inputs', 'HDMI inputs', 'Connections'),
  ],
  columns: 'price width height depth weight channels channelCode power sub inputs',
  rows: [
    [799, 990, 62, 105, 3.4, '3.1', 31, 360, 'Wireless', 1],
    [349, 860, 58, 92, 2.3, '2.1', 21, 220, 'Wireless', 0],
    [1290, 1180, 66, 120, 5.2, '5.1.2', 512, 520, 'Wireless', 2],
    [199, 780, 56, 88, 1.9, '2.0', 20, 100, 'Built in', 0],
    [1990, 1240, 70, 136, 6.8, '7.1.4', 714, 760, 'Wireless', 2],
  ],
  specials: [
    {
      suffix: 'with Rear Speakers',
      code: 'R',
      factor: 1.22,
      sentence: 'Two small boxes behind the sofa need only a power point.',
      feature: ['Rain behind you', 'Rear speakers connect to the bar automatically.'],
    },
  ],
  openings: [
    'Voices from the mouth, doors from the hallway, helicopters from above the lamp.',
    'The {maker} gives {power} W to a bar {width} mm wide.',
    'You will put the subtitles away.',
  ],
  bodies: [
    'One cable to the television, and its remote turns it up.',
    'A microphone measures the room once and forgives it.',
    'Night mode brings up the whispers and holds down the trucks.',
    'Music comes by Bluetooth or by Wi-Fi, from any phone in the house.',
  ],
  closings: [
    'It sits {height} mm high, below most screens, or on the wall with two screws.',
    'Cloth comes off for dusting.',
  ],
  features: [
    ['Dialogue up', 'Lifts speech alone, in three steps.'],
    ['Wakes with the film', 'On with the screen, off with it.'],
    ['Bass by the slider', 'Without a menu, on the remote.'],
    ['Grows later', 'Add a sub or rears when the money is there.'],
  ],
  specifications: { Connections: { Television: 'HDMI eARC, optical', Wireless: 'Wi-Fi, Bluetooth 5.2' } },
  warrantyYears: 2,
  installs: 'none',
  keywords: 'sound bar home theatre speaker tv sound subwoofer',
  goesWith: ['televisions', 'speakers', 'headphones'],
}

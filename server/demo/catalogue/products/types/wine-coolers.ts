import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const wineCoolers: ProductType = {
  uri: 'kitchen/fridges-and-freezers/wine-coolers',
  name: 'Wine coolers',
  description:
    'Twelve degrees, no light and no shaking. Two zones if you drink both colours, one if you mean to keep bottles for years.',
  type: 'Wine cooler',
  noun: 'Wine Cooler',
  code: 'WC',
  label: '{bottles} Bottle',
  sizeCode: '{bottles}',
  picture: 'wine-cooler',
  finishes: { black: 'Black', steel: 'Stainless steel' },
  manufacturers: ['norrvik', 'solvane', 'ostwick', 'kelvane', 'marlow'],
  models: 8,
  attributes: [
    keyRange('bottles', 'Bottles', 'Cooling'),
    keyRange('width', 'Width', 'Size', 'mm'),
    keyRange('zones', 'Zones', 'Cooling'),
    facetChoice('placing', 'Placing', 'Size'),
    plainRange('noise', 'Noise', 'Cooling', 'dB(A)'),
    plainRange('energy', 'Energy use', 'Energy and care', 'kWh a year'),
  ],
  columns: 'price width height depth weight bottles zones energy noise placing',
  rows: [
    [1390, 595, 820, 575, 46, 46, 2, 146, 38, 'Under bench'],
    [2290, 595, 1750, 680, 88, 121, 2, 182, 38, 'Freestanding'],
    [899, 295, 820, 570, 30, 19, 1, 132, 39, 'Under bench'],
    [2890, 595, 1790, 690, 94, 160, 3, 204, 37, 'Freestanding'],
    [649, 480, 845, 450, 29, 33, 1, 128, 40, 'Freestanding'],
  ],
  specials: [
    {
      suffix: 'with Oak Shelves',
      code: 'A',
      factor: 1.08,
      sentence: 'Full oak shelves slide out on rails and carry the vintage on a small chalk edge.',
      feature: ['Oak that slides', 'Each shelf pulls out two thirds with a full row on it.'],
    },
  ],
  openings: [
    'A cellar for people without one: dark, still and twelve degrees.',
    '{bottles} bottles lie on their sides behind glass that keeps the sun out.',
    'The {maker} hums at {noise} dB(A), which wine and guests both prefer.',
  ],
  bodies: [
    'The compressor floats on rubber, so sediment stays where it has settled.',
    'Charcoal filters the air, once a year, in a minute.',
    'Humidity holds near sixty per cent, which is what a cork likes.',
    'White light is gone; a faint amber strip shows the labels instead.',
  ],
  closings: [
    'The door locks, for reasons every household knows.',
    'Magnum shelves are sold apart and swap without tools.',
    'Set it and leave it: from 5 to 18 degrees in steps of one.',
  ],
  features: [
    ['Zones that keep apart', 'A sealed wall between them; one serves at eight while the other rests at thirteen.'],
    ['Glass against light', 'Two panes with a coating that stops ultraviolet.'],
    ['Memory after a power cut', 'Comes back to your degrees, not to its own.'],
    ['Front breathing', 'Air goes in and out below the door, so it can sit flush.'],
  ],
  specifications: {
    Cooling: { Range: '5 to 18 °C', Filter: 'Charcoal, yearly' },
    Size: { 'Bottles counted as': '0.75 L Bordeaux' },
  },
  warrantyYears: 3,
  installs: 'unpack',
  keywords: 'wine fridge wine cabinet cellar',
  goesWith: ['bar-fridges', 'french-door-fridges', 'dining-tables'],
}

import { facetChoice, keyRange, type ProductType, plainRange } from '../product-type.ts'

export const steamOvens: ProductType = {
  uri: 'kitchen/cooking/steam-ovens',
  name: 'Steam ovens',
  description:
    'Steam for fish and vegetables, heat for the crust, and both together for bread. Tank models need no plumber.',
  type: 'Steam oven',
  noun: 'Steam Oven',
  code: 'ST',
  label: '{heightCm} cm Combination',
  sizeCode: '{heightCm}{capacity}',
  picture: 'steam-oven',
  finishes: { black: 'Black glass', steel: 'Stainless steel' },
  manufacturers: ['arbourne', 'brenholm', 'norrvik', 'solvane', 'miele'],
  models: 8,
  pinned: [
    ['arbourne', 0, -1, 'black'],
    ['miele', 1, -1, 'steel'],
  ],
  attributes: [
    keyRange('capacity', 'Capacity', 'Baking', 'L'),
    keyRange('functions', 'Functions', 'Baking'),
    keyRange('tank', 'Water tank', 'Steam', 'L'),
    facetChoice('watering', 'Water from', 'Steam'),
    plainRange('width', 'Width', 'Size', 'mm'),
    plainRange('temperature', 'Hottest', 'Baking', '°C'),
    plainRange('power', 'Connection', 'Power', 'kW'),
  ],
  columns: 'price width height depth weight heightCm capacity functions tank watering temperature power',
  rows: [
    [2290, 595, 595, 565, 45, 60, 71, 18, 1.2, 'Tank', 300, 3.5],
    [1990, 595, 455, 565, 38, 45, 47, 14, 1.2, 'Tank', 230, 3.3],
    [2690, 595, 595, 568, 47, 60, 73, 22, 1.5, 'Mains', 300, 3.6],
    [1590, 595, 455, 550, 34, 45, 44, 10, 1.0, 'Tank', 225, 2.9],
  ],
  vary: { capacity: { step: 1, most: 2 } },
  specials: [
    {
      suffix: 'with Sous Vide',
      code: 'V',
      factor: 1.08,
      sentence: 'It stays at 58 degrees for hours, for meat in a bag and eggs in a shell.',
      feature: ['One degree at a time', 'Set from 30 to 100 degrees for slow things.'],
    },
  ],
  openings: [
    'Steam does the inside, heat does the outside, and dinner is neither dry nor pale.',
    'The {maker} warms yesterday’s rice as if it were cooked now.',
    'Three trays of vegetables at once keep their own colours and their own flavours.',
  ],
  bodies: [
    'The boiler sits outside the cavity, so lime forms where it can be flushed.',
    'A tank of {tank} L steams for an hour and a half and fills from the front without opening the door.',
    'Bread gets ten minutes of steam, then dry heat, without a hand in between.',
    'The floor is one pressed piece; wipe it and you are finished.',
    'Doors of three panes keep both the steam and your fingers in good order.',
  ],
  closings: [
    'It cleans itself with a tablet and asks for one when it wants one.',
    'In a tower above a warming drawer the display is at eye level.',
    'One course with our kitchen team shows most of what it can do.',
  ],
  features: [
    ['Regenerate', 'A program that reheats a plated dinner in eight minutes.'],
    ['Moist roast', 'Bursts of steam keep the crackling crisp and the rest tender.'],
    ['Dough at thirty-five', 'Proves under a damp warmth, no cloth needed.'],
    ['Perforated trays', 'Two in the box, with a solid one below for the stock.'],
    ['Dry at the end', 'A fan clears the cavity before you open the door.'],
  ],
  specifications: {
    Steam: { Boiler: 'Outside the cavity', Descaling: 'Guided, 45 minutes' },
    Baking: { 'Shelf levels': '4' },
  },
  warrantyYears: 2,
  installs: 'electric',
  keywords: 'combi oven steamer steam oven combination',
  goesWith: ['wall-ovens', 'induction-cooktops', 'built-under-dishwashers', 'cookware-sets'],
}

/**
 * Search terms of shoppers, typed character by character and pasted, correct and misspelled; the same for every
 * catalogue size.
 */
export const terms: readonly (readonly [kind: string, texts: readonly string[]])[] = [
  ['two or three letters', ['fr', 'di', 'to', 'ket', 'sof', 'was', 'ste', 'no', 'he', 'sp']],
  [
    'unfinished word',
    ['fridg', 'dishw', 'toast', 'microw', 'espre', 'refrig', 'vacu', 'tumble d', 'front lo', 'wine coo'],
  ],
  ['one word', ['fridge', 'dishwasher', 'kettle', 'oven', 'washer', 'freezer', 'sofa', 'lamp', 'television', 'heater']],
  [
    'two words and more',
    [
      'french door',
      'norrvik fridge',
      'robot vacuum',
      'wine cooler black',
      'steel kettle',
      'front loader washer',
      'steam oven 60 cm',
      'bar fridge white',
      'side by side',
      'oak dining table',
    ],
  ],
  ['everyday words', ['white', 'black', 'steel', 'with', 'and the', 'litre', 'cm', '60', '2 in 1', 'series']],
  [
    'misspelt',
    [
      'frigde',
      'dishwaser',
      'kettel',
      'microvawe',
      'norvik',
      'wosher',
      'televison',
      'expresso',
      'refridgerator',
      'toster rack',
    ],
  ],
  ['SKU', ['WX-TS2EBS', 'OD-K10CS', 'wx-ts2ebs', 'OD-K10', 'NV-']],
  [
    'accents and signs',
    ['cafétière', 'crème fridge', 'māori', 'l’oven', 'fridge & freezer', '"kettle"', 'fridge/freezer', '%', "o'"],
  ],
  [
    'finds nothing',
    [
      'qqqqqq',
      'zxcvbn asdfgh',
      'unicorn saddle',
      'helicopter',
      'xylophone 9000',
      '🍕🍕',
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    ],
  ],
]

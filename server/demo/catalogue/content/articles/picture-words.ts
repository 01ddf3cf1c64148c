/** What each picture of an article shows, for readers who do not see it. */
export const shownIn = {
  'dish-bread': 'A scored loaf on a board, two slices cut from it, and a bread knife',
  'dish-burnt-cheesecake': 'A dark-topped cheesecake in baking paper, with one slice on a plate',
  'dish-chilli': 'A red pot of chilli with beans, chopped herbs and a spoon of sour cream',
  'dish-dumplings': 'Seven pleated dumplings in a bamboo steamer',
  'dish-eggs-in-tomato': 'Five eggs set in tomato sauce in a black pan, with toast beside it',
  'dish-focaccia': 'A dimpled focaccia with rosemary and salt on a baking tray',
  'dish-lamb-shoulder': 'A braised shoulder of lamb with lemon and whole garlic in an oval dish',
  'dish-roast-chicken': 'A roast chicken on a tray with potatoes, carrots and lemon',
  'dish-scones': 'Rows of golden scones on a tray, with jam and cream',
  'dish-steamed-greens': 'Broccoli, asparagus and carrots on a grey plate with half a lemon',
  'dish-steamed-snapper': 'A whole steamed snapper under shredded spring onion on an oval plate',
  'dish-tomato-salad': 'A salad of red tomatoes with onion rings and basil on a white plate',
  'room-bedroom': 'A wooden bed with terracotta covers in a pale green room with two lamps',
  'room-benchtop': 'A coffee machine, a red mixer, a toaster and a kettle along a kitchen bench',
  'room-commercial-kitchen': 'Two steel cookers under a wide hood in a commercial kitchen, with steel benches',
  'room-dining': 'A long wooden table with six chairs under a black pendant lamp',
  'room-kitchen-light': 'A green kitchen with a steel cooker, a hood above it and a dishwasher beside it',
  'room-kitchen-warm': 'A steel French door fridge beside an oak kitchen with a kettle and a mixer',
  'room-laundry': 'A washer and a dryer side by side under a shelf of baskets',
  'room-living-forest': 'A green sofa and a pale armchair on a terracotta rug, with a bookcase',
  'room-living-linen': 'A linen sofa and a low round table on a cream rug by an arched window',
  'room-warehouse': 'Fridges, washers and an oven in front of warehouse racks full of cartons',
} as const

export type ArticlePicture = keyof typeof shownIn

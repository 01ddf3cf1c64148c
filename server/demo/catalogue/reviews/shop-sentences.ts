import type { BrandKey } from '#themes/brand.ts'

/** How the customers of a shop buy: people around them, and what they say about the shop. */
export type ShopVoice = { who: readonly string[]; service: readonly string[] }

const family = [
  'the kids',
  'my parents',
  'both teenagers',
  'my partner',
  'the neighbours',
  'our guests',
  'the in-laws',
  'the whole family',
  'my flatmates',
  'the grandchildren',
]

const site = [
  'the staff',
  'our tenants',
  'the night crew',
  'the residents',
  'the cleaners',
  'our students',
  'the weekend team',
  'the owners',
]

export const shopVoices: Readonly<Record<BrandKey, ShopVoice>> = {
  wa: {
    who: family,
    service: [
      'The consultant in {place} drew the gap to scale before taking my money.',
      'Two people carried it in at {daytime} on {day} and took the cardboard with them.',
      'I heard it running in the showroom for {minutes} minutes, which settled it.',
      'They rang on {day} to ask whether it was level, and it was.',
    ],
  },
  aol: {
    who: family,
    service: [
      'Ordered at {hour}, on the truck by {day}, old one gone the same day.',
      'The driver texted {minutes} minutes before and carried it up to {place} level {steps}.',
      'Chat answered in {seconds} seconds and did not push the dearer one.',
      'Price match took {minutes} minutes on the phone.',
    ],
  },
  'aol-nz': {
    who: ['the kids', 'the whānau', 'my flatmates', 'Mum and Dad', 'the neighbours', 'our guests at the bach'],
    service: [
      'Freighted to {place} in {days} days, which is good going for us.',
      'The courier found our gravel road and it arrived without a mark on {day}.',
      'Bought for the bach, and it has been through {since} of salt air.',
      'They swapped the delivery to {day} when the ferry was off.',
    ],
  },
  andoo: {
    who: ['the kids', 'my sister', 'our cat', 'two greyhounds', 'friends', 'my mother', 'the book club', 'the baby'],
    service: [
      'The swatch came to {place} within {days} days and the real thing is the same.',
      'They set it down where we pointed and left with the wrapping at {daytime}.',
      'A stylist measured our stairs on a video call for {minutes} minutes.',
      'Waited {since} for it, and they told us the date would hold.',
    ],
  },
  hc: {
    who: ['the kids', 'my mate', 'our renters', 'the old man', 'my sister', 'the boys'],
    service: [
      'The dent is {gap} mm long, on the side against the wall, exactly as listed.',
      'Picked it up from the shed in {place} with a trailer, {minutes} minutes all up.',
      'Full warranty on a second: I asked {steps} times and they showed me.',
      'A scratch at the back, and for that price it can stay there until {day}.',
    ],
  },
  aoc: {
    who: site,
    service: [
      '{units} units to {place}, all on one pallet, invoice matched.',
      'On the 30 day account, delivered {day} at {daytime} through the dock.',
      'One arrived with a bent foot, replaced in {days} days.',
      'Bought {units} for the fit-out and the serial numbers came as a list.',
    ],
  },
  wac: {
    who: site,
    service: [
      'Delivered floor by floor to our site in {place} over {days} days.',
      'The schedule listed {units} of them, and the cut-outs were right on every one.',
      'Our contact answered on site at {hour} when the lift was late.',
      'Held for {since} until the joinery was ready, at the quoted price.',
    ],
  },
  fk: {
    who: ['the kids', 'my husband', 'my wife', 'the bakers next door', 'our lodger', 'the four of us'],
    service: [
      'The planner in {place} moved one cupboard by {gap} mm and everything lines up.',
      'It came as part of a set and the installer did all {steps} in {hours} hours.',
      'We took the plan home for {since} before we decided, and nobody rushed us.',
      'The studio let us cook on one on {day} before we bought.',
    ],
  },
}

export const firstNames =
  'Aroha Ben Carmel Dinesh Emma Fatima Gary Hannah Ian Jas Kirra Liam Mei Nadia Owen Priya Quentin Rosa Sam Tane Una Vikram Wendy Xanthe Yusuf Zoe Alistair Bronwyn Callum Danielle Eddie Freya Graham Huong Isla Jack Keiko Leanne Manaia Neil Olga Pete Ruby Shane Tessa Umar Val Will Yvonne Zac Anika Bruce Chloe Dov Elena Finn Greta Harvey Imogen Joel Katya Lorenzo Marama Noah'.split(
    ' ',
  )

/** Around the customers of a shop for homes. Each takes a plural verb: sentences say "{who} have". */
export const family = [
  'the kids',
  'my parents',
  'both teenagers',
  'my housemates',
  'the neighbours',
  'our guests',
  'the in-laws',
  'all of us',
  'my flatmates',
  'the grandchildren',
]

/** Around the customers of a trade shop. */
export const site = [
  'the staff',
  'our tenants',
  'the night crew',
  'the residents',
  'the cleaners',
  'our students',
  'the weekend team',
  'the owners',
]

/** First names of reviewers and of those who ask. */
export const firstNames =
  'Aroha Ben Carmel Dinesh Emma Fatima Gary Hannah Ian Jas Kirra Liam Mei Nadia Owen Priya Quentin Rosa Sam Tane Una Vikram Wendy Xanthe Yusuf Zoe Alistair Bronwyn Callum Danielle Eddie Freya Graham Huong Isla Jack Keiko Leanne Manaia Neil Olga Pete Ruby Shane Tessa Umar Val Will Yvonne Zac Anika Bruce Chloe Dov Elena Finn Greta Harvey Imogen Joel Katya Lorenzo Marama Noah'.split(
    ' ',
  )

/** First names of the staff who answer. */
export const answerers = ['Noor', 'Wiremu', 'Ines', 'Jo', 'Priti', 'Callan', 'Mele', 'Hugh'] as const

import type { ProjectStatus } from '#contract/project/project-values.ts'
import type { BrandKey } from '#themes/brand.ts'

/** The definition of a demo project; days count back from now. */
export type DemoProject = {
  brand: BrandKey
  name: string
  customer: string
  status: ProjectStatus
  made: number
  changed: number
  /** Folders with their number of products; an empty name means no folder. */
  folders: readonly (readonly [title: string, category: string, count: number])[]
  goal?: string
  referrer?: string
  isQuoted?: true
  isEmailed?: true
  isShared?: true
  /** Days until the price lock ends; 'open': without an end. */
  lock?: number | 'open'
  isBooking?: true
  /** Days from now, name and notes. */
  reminders?: readonly (readonly [days: number, name: string, notes: string])[]
}

type Rest = Partial<Omit<DemoProject, 'brand' | 'name' | 'customer' | 'status' | 'made' | 'changed' | 'folders'>>
type Days = readonly [made: number, changed: number]
type Folders = DemoProject['folders']

const of =
  (brand: BrandKey) =>
  (name: string, customer: string, status: ProjectStatus, [made, changed]: Days, folders: Folders, rest: Rest = {}) =>
    ({ brand, name, customer, status, made, changed, folders, ...rest }) satisfies DemoProject

const wa = of('wa')
const aol = of('aol')
const nz = of('aol-nz')

const cold = 'kitchen/fridges-and-freezers'
const cooking = 'kitchen/cooking'
const dishes = 'kitchen/dishwashers'
const bench = 'kitchen/small-appliances'
const home = 'appliances'

const kitchen = (count: number): Folders[number] => ['Kitchen', cooking, count]
const fridges = (count: number): Folders[number] => ['Fridges', cold, count]
const laundry = (count: number): Folders[number] => ['Laundry', home, count]
const benchtop = (count: number): Folders[number] => ['Benchtop', bench, count]
const loose = (category: string, count: number): Folders[number] => ['', category, count]

/** The demo projects. The first one uses every feature. */
export const demoProjects: readonly DemoProject[] = [
  wa(
    'Raman and Doyle kitchen',
    'Priya Raman',
    'Quoted',
    [21, 0],
    [kitchen(4), fridges(1), laundry(2), benchtop(3), ['Outdoor', home, 0], loose(dishes, 1)],
    {
      goal: 'Full kitchen, moving in by March',
      referrer: 'OAK-214',
      isQuoted: true,
      isEmailed: true,
      isShared: true,
      lock: 28,
      reminders: [
        [0, 'Call about cut-outs', 'Oven tower height, ask for Rhys'],
        [13, 'Check dishwasher date', 'Back order'],
        [-2, 'Send version 2', 'She waits for the canopy price'],
      ],
    },
  ),
  wa('Harcourt House, all floors', 'Harcourt House Pty Ltd', 'Pending', [60, 1], [kitchen(500)], {
    goal: '62 apartments, one order',
  }),
  wa('Okafor laundry', 'Adaeze Okafor', 'Open', [1, 0], [laundry(3)], { reminders: [[0, 'Measure the niche', '']] }),
  wa(
    'Banksia Court, units 1 to 6',
    'Ferncroft Homes',
    'Pending',
    [40, 1],
    [kitchen(12), fridges(6), laundry(12), loose(dishes, 6)],
    { referrer: 'FER-101', isQuoted: true, lock: 'open' },
  ),
  wa('Lindgren outdoor', 'Signe Lindgren', 'Won', [70, 2], [['Outdoor', home, 4], fridges(2)], {
    isQuoted: true,
    isEmailed: true,
  }),
  wa(
    'Tran and Abbot new build',
    'Minh Tran',
    'Partial',
    [55, 2],
    [kitchen(7), ["Butler's pantry", bench, 4], laundry(3), loose(cold, 3)],
    { isQuoted: true, isShared: true, referrer: 'MOR-347', goal: 'New build, slab poured' },
  ),
  wa('Hollis rental, two fridges', 'Greta Hollis', 'Lost', [33, 3], [loose(cold, 2)], { isQuoted: true }),
  wa('Marchetti holiday house', 'Enzo Marchetti', 'Quoted', [28, 3], [kitchen(5), laundry(2), benchtop(4)], {
    isQuoted: true,
    isEmailed: true,
    lock: 9,
  }),
  wa('Quill Street café', 'Nadia Bashir', 'Quoted', [25, 4], [kitchen(4), fridges(4), benchtop(3)], {
    isQuoted: true,
    referrer: 'QUI-077',
    goal: 'Opens in February',
  }),
  wa('Petersen apartment', 'Ulla Petersen', 'Open', [9, 4], [kitchen(2), loose(dishes, 1)]),
  wa('Wattlebank display home', 'Ferncroft Homes', 'Won', [85, 6], [kitchen(8), fridges(3), laundry(4), benchtop(5)], {
    isQuoted: true,
    referrer: 'FER-101',
  }),
  wa('Iyer and Cole kitchen', 'Dev Iyer', 'Quoted', [19, 7], [kitchen(5), fridges(1), benchtop(4)], {
    isQuoted: true,
    isEmailed: true,
    lock: -3,
  }),
  wa('Sato granny flat', 'Emi Sato', 'Pending', [14, 8], [kitchen(3), fridges(1), laundry(2)], {
    goal: 'Small rooms, quiet machines',
  }),
  wa('Brandt replacement oven', 'Lotte Brandt', 'Won', [12, 8], [loose(cooking, 1)], { isQuoted: true }),
  wa('Osei unit', 'Kofi Osei', 'Open', [11, 9], []),
  wa('Novak kitchen', 'Jana Novak', 'Quoted', [30, 10], [kitchen(5), fridges(2)], {
    isQuoted: true,
    reminders: [[-1, 'Ask for a decision', 'Two quotes elsewhere']],
  }),
  wa('Castellano wine room', 'Bruna Castellano', 'Pending', [45, 11], [['Wine room', cold, 4]], {
    goal: 'Holds 300 bottles',
  }),
  wa('Evening class, steam', 'Rosa Lind', 'Open', [16, 12], [], { isBooking: true, goal: 'Culinary evening for two' }),
  wa('Duarte family kitchen', 'Inês Duarte', 'Quoted', [38, 13], [kitchen(6), fridges(2), loose(dishes, 2)], {
    isQuoted: true,
  }),
  wa('Nguyen and Park terrace', 'Linh Nguyen', 'Open', [15, 13], [kitchen(3), laundry(1)], { referrer: 'STU-330' }),
  wa(
    'Whitcombe farmhouse',
    'Alastair Whitcombe',
    'Partial',
    [110, 14],
    [kitchen(6), fridges(3), laundry(3), benchtop(2)],
    { isQuoted: true },
  ),
  wa('Sokolov studio', 'Vera Sokolov', 'Lost', [64, 15], [kitchen(2), fridges(1)], { isQuoted: true }),
  wa('Garrido new kitchen', 'Paz Garrido', 'Quoted', [22, 16], [kitchen(5), benchtop(2)], {
    isQuoted: true,
    isEmailed: true,
  }),
  wa(
    'Ellery and sons, offices',
    'Ellery and Sons',
    'Pending',
    [50, 17],
    [
      ['Level 1', cold, 3],
      ['Level 2', bench, 5],
    ],
    { referrer: 'COR-275' },
  ),
  wa('Moana beach house', 'Hemi Rangi', 'Won', [130, 18], [kitchen(6), laundry(2), fridges(2)], { isQuoted: true }),
  wa('Kowalczyk dishwasher', 'Ola Kowalczyk', 'Won', [20, 19], [loose(dishes, 1)], { isQuoted: true }),
  wa('Abara townhouse', 'Chidi Abara', 'Open', [18, 18], [kitchen(4)]),
  wa('Fontaine pied-à-terre', 'Claire Fontaine', 'Quoted', [27, 20], [kitchen(3), fridges(1), benchtop(3)], {
    isQuoted: true,
    isShared: true,
  }),
  wa('Lowe and Finch interiors', 'Paper Crane Interiors', 'Pending', [36, 21], [kitchen(9), fridges(3)], {
    referrer: 'PAP-009',
  }),
  wa('Baptiste kitchen', 'Marlon Baptiste', 'Lost', [95, 40], [kitchen(5)], { isQuoted: true }),
  wa('Yilmaz renovation', 'Defne Yilmaz', 'Quoted', [44, 23], [kitchen(5), laundry(2)], { isQuoted: true, lock: 2 }),
  wa('Corrigan investment unit', 'Una Corrigan', 'Open', [10, 10], [laundry(2), loose(cold, 1)]),
  wa('Priya Raman, mother', 'Priya Raman', 'Open', [5, 5], [laundry(2)]),
  wa('Thorne library bar', 'Silas Thorne', 'Won', [400, 300], [['Bar', cold, 3]], { isQuoted: true }),

  aol('Parkes Street granny flat', 'Owen Parkes', 'Open', [6, 1], [laundry(2), loose(cold, 1)]),
  aol(
    'Delgado whole house',
    'Marisol Delgado',
    'Quoted',
    [20, 5],
    [kitchen(4), laundry(3), ['Living room', 'electronics', 3]],
    { isQuoted: true, isEmailed: true },
  ),
  aol('Student rooms, 8 of them', 'Bluegum Lodge', 'Pending', [33, 9], [['Rooms', cold, 8]], {}),

  nz('Ngata bach', 'Aroha Ngata', 'Quoted', [18, 1], [kitchen(4), laundry(2)], {
    isQuoted: true,
    isShared: true,
    lock: 14,
    referrer: 'TUI-511',
    reminders: [[0, 'Ring Aroha', 'After four']],
  }),
  nz('Fraser flats', 'Angus Fraser', 'Open', [8, 2], [laundry(4)], { reminders: [[-3, 'Prices for the flats', '']] }),
  nz('Sumner rebuild', 'Mele Tupou', 'Pending', [26, 4], [kitchen(6), laundry(2), benchtop(2)], {
    goal: 'Insurance pays, dates matter',
  }),
  nz('Lyttelton café', 'Gus Oram', 'Won', [75, 12], [kitchen(3), fridges(3)], { isQuoted: true }),
]

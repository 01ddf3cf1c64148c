import type { AttributeDefinition, categories } from '../../../database/schema/catalogue.ts'
import type { Pictures } from '../pictures.ts'
import { uuidOf } from '../random.ts'
import { attributesOf } from './product-rows.ts'
import type { ProductType } from './product-type.ts'

export type CategoryRow = typeof categories.$inferInsert

type Branch = { uri: string; name: string; description: string; picture: readonly [model: string, finish: string] }

const branch = (uri: string, name: string, picture: Branch['picture'], description: string): Branch => ({
  uri,
  name,
  picture,
  description,
})

/** The two upper levels; product-types.ts contains the third. */
export const branches: readonly Branch[] = [
  branch(
    'kitchen',
    'Kitchen',
    ['french-door-fridge', 'steel'],
    'Everything that keeps, cooks, washes and serves, from the fridge to the last spoon rest.',
  ),
  branch(
    'kitchen/fridges-and-freezers',
    'Fridges and freezers',
    ['french-door-fridge', 'steel'],
    'Start with the width of the gap, then the litres, then the stars. Seventy litres a person is a fair rule, with a hundred more for whoever bakes.',
  ),
  branch(
    'kitchen/dishwashers',
    'Dishwashers',
    ['dishwasher', 'steel'],
    'The quiet half of a kitchen. Compare decibels and litres; the rest is where the cutlery goes.',
  ),
  branch(
    'kitchen/cooking',
    'Cooking',
    ['wall-oven', 'steel'],
    'Ovens, cooktops, hoods and microwaves that are chosen together and outlive the tiles.',
  ),
  branch(
    'kitchen/small-appliances',
    'Small appliances',
    ['stand-mixer', 'chilli'],
    'What stands on the bench has to earn its place every morning.',
  ),
  branch(
    'kitchen/cookware',
    'Cookware',
    ['cookware-pot', 'steel'],
    'Pots and pans for every kind of heat, sold by weight of metal and length of guarantee.',
  ),
  branch(
    'appliances',
    'Appliances',
    ['front-loader-washer', 'white'],
    'Machines for washing, drying, cleaning, warming and cooling a home.',
  ),
  branch(
    'appliances/laundry',
    'Laundry',
    ['front-loader-washer', 'white'],
    'Washers and dryers by the kilo, with the water and the kilowatt hours printed beside them.',
  ),
  branch(
    'appliances/floor-care',
    'Floor care',
    ['stick-vacuum', 'steel'],
    'Vacuums you push, vacuums you carry and vacuums that go by themselves.',
  ),
  branch(
    'appliances/heating-and-cooling',
    'Heating and cooling',
    ['split-air-conditioner', 'white'],
    'Rooms at the right temperature and air worth breathing, in any season.',
  ),
  branch(
    'appliances/outdoor',
    'Outdoor',
    ['barbecue', 'steel'],
    'Fire, smoke and stainless steel for the better half of the year.',
  ),
  branch(
    'electronics',
    'Electronics',
    ['television', 'black'],
    'Screens and sound for the room where everyone ends up.',
  ),
  branch(
    'electronics/television',
    'Television',
    ['television', 'black'],
    'Pictures measured in inches, judged from the sofa.',
  ),
  branch(
    'electronics/audio',
    'Audio',
    ['soundbar', 'black'],
    'Sound that fills a room, and sound that stays between two ears.',
  ),
  branch('furniture', 'Furniture', ['sofa', 'forest'], 'Pieces to sit, sleep, eat and read on, made to be kept.'),
  branch(
    'furniture/living-room',
    'Living room',
    ['sofa', 'forest'],
    'Soft things first, then something to put a cup on.',
  ),
  branch(
    'furniture/dining-room',
    'Dining room',
    ['dining-table', 'oak'],
    'A table for the number you are, and two more.',
  ),
  branch(
    'furniture/bedroom',
    'Bedroom',
    ['bed', 'sand'],
    'Quiet frames and soft heads for the third of life spent here.',
  ),
  branch(
    'furniture/lighting-and-rugs',
    'Lighting and rugs',
    ['floor-lamp', 'oak'],
    'The two things that make a room feel finished after dark.',
  ),
]

const parentOf = (uri: string) => (uri.includes('/') ? uri.slice(0, uri.lastIndexOf('/')) : null)

/** Filters of an upper category: those that at least half of its leaf categories share. */
function sharedAttributes(productTypes: readonly ProductType[]): AttributeDefinition[] {
  const lists = productTypes.map(attributesOf)
  const found = new Map(lists.flat().map((definition) => [definition.key, definition]))
  const uses = (key: string) => lists.filter((list) => list.some((attribute) => attribute.key === key)).length
  return [...found.values()].filter(({ key, facet }) => facet && uses(key) * 2 >= lists.length)
}

const isWithin = (branchUri: string) => (productType: ProductType) => productType.uri.startsWith(`${branchUri}/`)

export function buildCategories(productTypes: readonly ProductType[], pictures: Pictures): CategoryRow[] {
  const upper = branches.map(({ uri, name, description, picture: [model, finish] }) => ({
    uri,
    name,
    description,
    picture: pictures.front(model, finish),
    attributes: sharedAttributes(productTypes.filter(isWithin(uri))),
  }))
  const leaves = productTypes.map((productType) => ({
    uri: productType.uri,
    name: productType.name,
    description: productType.description,
    picture: pictures.front(productType.picture, Object.keys(productType.finishes)[0] ?? ''),
    attributes: attributesOf(productType),
  }))
  return [...upper, ...leaves].map((category, position) => {
    const parent = parentOf(category.uri)
    return {
      ...category,
      position,
      id: uuidOf(`category/${category.uri}`),
      parentId: parent ? uuidOf(`category/${parent}`) : null,
      group: category.uri.split('/')[0] ?? category.uri,
    }
  })
}

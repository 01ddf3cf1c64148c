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
    'Fridges, ovens, dishwashers, small appliances and cookware for the whole kitchen.',
  ),
  branch(
    'kitchen/fridges-and-freezers',
    'Fridges and freezers',
    ['french-door-fridge', 'steel'],
    'Start with the width of your space, then choose litres and energy stars. Allow about 70 litres a person, and 100 more if you bake a lot.',
  ),
  branch(
    'kitchen/dishwashers',
    'Dishwashers',
    ['dishwasher', 'steel'],
    'Compare noise, water use and place settings, and choose the rack that suits your dishes.',
  ),
  branch(
    'kitchen/cooking',
    'Cooking',
    ['wall-oven', 'steel'],
    'Ovens, cooktops, rangehoods and microwaves that work well together.',
  ),
  branch(
    'kitchen/small-appliances',
    'Small appliances',
    ['stand-mixer', 'chilli'],
    'Kettles, toasters, mixers and coffee machines for every bench.',
  ),
  branch(
    'kitchen/cookware',
    'Cookware',
    ['cookware-pot', 'steel'],
    'Pots and pans for gas, induction and the oven, with long guarantees.',
  ),
  branch(
    'appliances',
    'Appliances',
    ['front-loader-washer', 'white'],
    'Washing, drying, cleaning, heating and cooling for the whole home.',
  ),
  branch(
    'appliances/laundry',
    'Laundry',
    ['front-loader-washer', 'white'],
    'Washers and dryers from 7 to 12 kg, with water and energy use for each.',
  ),
  branch(
    'appliances/floor-care',
    'Floor care',
    ['stick-vacuum', 'steel'],
    'Stick vacuums and robot vacuums for carpet, boards and stairs.',
  ),
  branch(
    'appliances/heating-and-cooling',
    'Heating and cooling',
    ['split-air-conditioner', 'white'],
    'Air conditioners, heaters and air purifiers for every room size.',
  ),
  branch(
    'appliances/outdoor',
    'Outdoor',
    ['barbecue', 'steel'],
    'Gas and charcoal barbecues for balconies, decks and backyards.',
  ),
  branch('electronics', 'Electronics', ['television', 'black'], 'TVs and sound for the living room.'),
  branch(
    'electronics/television',
    'Television',
    ['television', 'black'],
    'TVs from 43 to 77 inches. Measure from sofa to wall to find your size.',
  ),
  branch('electronics/audio', 'Audio', ['soundbar', 'black'], 'Soundbars, speakers and headphones.'),
  branch(
    'furniture',
    'Furniture',
    ['sofa', 'forest'],
    'Sofas, beds, tables and lamps in linen, wool and solid timber.',
  ),
  branch(
    'furniture/living-room',
    'Living room',
    ['sofa', 'forest'],
    'Sofas, armchairs, coffee tables and bookshelves for slow evenings.',
  ),
  branch(
    'furniture/dining-room',
    'Dining room',
    ['dining-table', 'oak'],
    'Tables and chairs for the whole family and two more guests.',
  ),
  branch('furniture/bedroom', 'Bedroom', ['bed', 'sand'], 'Bed frames with padded headboards, in fabric and timber.'),
  branch(
    'furniture/lighting-and-rugs',
    'Lighting and rugs',
    ['floor-lamp', 'oak'],
    'Warm lamps and soft rugs to finish a room.',
  ),
]

const parentOf = (uri: string) => (uri.includes('/') ? uri.slice(0, uri.lastIndexOf('/')) : null)

/** Filters of an upper category: those that at least half of its leaf categories share, and none has in another unit. */
function sharedAttributes(productTypes: readonly ProductType[]): AttributeDefinition[] {
  const lists = productTypes.map(attributesOf)
  const found = new Map(lists.flat().map((definition) => [definition.key, definition]))
  const uses = (key: string) => lists.flatMap((list) => list.filter((attribute) => attribute.key === key))
  return [...found.values()].filter(
    ({ key, unit, facet }) =>
      facet && uses(key).length * 2 >= lists.length && uses(key).every((attribute) => attribute.unit === unit),
  )
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

import type { ProductType } from '../products/product-type.ts'
import type { Random } from '../random.ts'

/** Parts that may be missing from a working product, by prefix of the category URI. */
const parts: readonly (readonly [start: string, names: readonly string[]])[] = [
  ['kitchen/fridges-and-freezers/wine', ['one timber shelf', 'door key']],
  ['kitchen/fridges-and-freezers/chest', ['one basket', 'drain plug']],
  ['kitchen/fridges-and-freezers/bar', ['one wire shelf', 'ice tray']],
  ['kitchen/fridges-and-freezers', ['spare water filter', 'egg tray', 'one door shelf', 'ice scoop']],
  ['kitchen/dishwashers', ['cutlery basket', 'salt funnel', 'inlet hose']],
  ['kitchen/cooking/rangehoods', ['duct flap', 'filter handle']],
  ['kitchen/cooking/gas-cooktops', ['coffee pot ring', 'one burner cap']],
  ['kitchen/cooking/induction-cooktops', ['side trim', 'fixing clips']],
  ['kitchen/cooking', ['wire rack', 'baking tray', 'side trim']],
  ['kitchen/small-appliances', ['recipe booklet', 'measuring spoon', 'dust cover']],
  ['kitchen/cookware', ['one lid', 'felt pan protectors']],
  ['appliances/laundry', ['inlet hose', 'transit bolt covers', 'drain hose clip']],
  ['appliances/floor-care', ['crevice tool', 'wall bracket', 'spare filter']],
  ['appliances/outdoor', ['drip tray', 'gas hose', 'shelf']],
  ['appliances', ['remote control', 'spare filter', 'wall template']],
  ['electronics', ['remote batteries', 'HDMI cable', 'printed guide']],
  ['furniture/lighting-and-rugs', ['care card', 'spare fuse']],
  ['furniture', ['felt feet', 'care card', 'hex key']],
]

export function missingPartOf(productType: ProductType, random: Random): string {
  const found = parts.find(([start]) => productType.uri.startsWith(start))
  return random.pick(found?.[1] ?? ['shelf'])
}

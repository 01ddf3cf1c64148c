import type { Model } from './model.ts'
import { benchtop } from './models/benchtop.ts'
import { breakfast } from './models/breakfast.ts'
import { cooktops } from './models/cooktops.ts'
import { dishwashing } from './models/dishwasher.ts'
import { electronics } from './models/electronics.ts'
import { homeCare } from './models/home-care.ts'
import { laundry } from './models/laundry.ts'
import { living } from './models/living.ts'
import { outdoor } from './models/outdoor.ts'
import { ovens } from './models/ovens.ts'
import { refrigeration } from './models/refrigeration.ts'
import { seating } from './models/seating.ts'

/** Every model by its name in picture keys. */
export const catalogue: Record<string, Model> = {
  ...refrigeration,
  ...ovens,
  ...cooktops,
  ...dishwashing,
  ...laundry,
  ...homeCare,
  ...benchtop,
  ...breakfast,
  ...outdoor,
  ...electronics,
  ...seating,
  ...living,
}

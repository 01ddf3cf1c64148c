import type { Shelf } from './shelf.ts'
import { freestandingDishwashers } from './shelves/freestanding-dishwashers.ts'
import { frenchDoorFridges } from './shelves/french-door-fridges.ts'
import { frontLoaderWashers } from './shelves/front-loader-washers.ts'
import { inductionCooktops } from './shelves/induction-cooktops.ts'
import { kettles } from './shelves/kettles.ts'
import { rugs } from './shelves/rugs.ts'
import { sideBySideFridges } from './shelves/side-by-side-fridges.ts'
import { sofas } from './shelves/sofas.ts'
import { standMixers } from './shelves/stand-mixers.ts'
import { stickVacuums } from './shelves/stick-vacuums.ts'
import { televisions } from './shelves/televisions.ts'
import { wallOvens } from './shelves/wall-ovens.ts'

/** Every leaf category, in the order shoppers see them. */
export const shelves: readonly Shelf[] = [
  frenchDoorFridges,
  sideBySideFridges,
  freestandingDishwashers,
  wallOvens,
  inductionCooktops,
  kettles,
  standMixers,
  frontLoaderWashers,
  stickVacuums,
  televisions,
  sofas,
  rugs,
]

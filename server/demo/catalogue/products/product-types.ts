import type { ProductType } from './product-type.ts'
import { airFryers } from './types/air-fryers.ts'
import { airPurifiers } from './types/air-purifiers.ts'
import { armchairs } from './types/armchairs.ts'
import { barFridges } from './types/bar-fridges.ts'
import { barbecues } from './types/barbecues.ts'
import { beds } from './types/beds.ts'
import { blenders } from './types/blenders.ts'
import { bookshelves } from './types/bookshelves.ts'
import { bottomMountFridges } from './types/bottom-mount-fridges.ts'
import { builtUnderDishwashers } from './types/built-under-dishwashers.ts'
import { chestFreezers } from './types/chest-freezers.ts'
import { coffeeTables } from './types/coffee-tables.ts'
import { cookwareSets } from './types/cookware-sets.ts'
import { diningChairs } from './types/dining-chairs.ts'
import { diningTables } from './types/dining-tables.ts'
import { dryers } from './types/dryers.ts'
import { espressoMachines } from './types/espresso-machines.ts'
import { floorLamps } from './types/floor-lamps.ts'
import { freestandingCookers } from './types/freestanding-cookers.ts'
import { freestandingDishwashers } from './types/freestanding-dishwashers.ts'
import { frenchDoorFridges } from './types/french-door-fridges.ts'
import { frontLoaderWashers } from './types/front-loader-washers.ts'
import { gasCooktops } from './types/gas-cooktops.ts'
import { headphones } from './types/headphones.ts'
import { inductionCooktops } from './types/induction-cooktops.ts'
import { kettles } from './types/kettles.ts'
import { microwaves } from './types/microwaves.ts'
import { portableHeaters } from './types/portable-heaters.ts'
import { rangehoods } from './types/rangehoods.ts'
import { robotVacuums } from './types/robot-vacuums.ts'
import { rugs } from './types/rugs.ts'
import { sideBySideFridges } from './types/side-by-side-fridges.ts'
import { sofas } from './types/sofas.ts'
import { soundbars } from './types/soundbars.ts'
import { speakers } from './types/speakers.ts'
import { splitAirConditioners } from './types/split-air-conditioners.ts'
import { standMixers } from './types/stand-mixers.ts'
import { steamOvens } from './types/steam-ovens.ts'
import { stickVacuums } from './types/stick-vacuums.ts'
import { televisions } from './types/televisions.ts'
import { toasters } from './types/toasters.ts'
import { topLoaderWashers } from './types/top-loader-washers.ts'
import { topMountFridges } from './types/top-mount-fridges.ts'
import { wallOvens } from './types/wall-ovens.ts'
import { washerDryers } from './types/washer-dryers.ts'
import { wineCoolers } from './types/wine-coolers.ts'

/** All leaf categories, in display order. */
export const productTypes: readonly ProductType[] = [
  frenchDoorFridges,
  sideBySideFridges,
  bottomMountFridges,
  topMountFridges,
  barFridges,
  chestFreezers,
  wineCoolers,
  freestandingDishwashers,
  builtUnderDishwashers,
  wallOvens,
  steamOvens,
  freestandingCookers,
  gasCooktops,
  inductionCooktops,
  rangehoods,
  microwaves,
  kettles,
  toasters,
  espressoMachines,
  blenders,
  airFryers,
  standMixers,
  cookwareSets,
  frontLoaderWashers,
  topLoaderWashers,
  dryers,
  washerDryers,
  stickVacuums,
  robotVacuums,
  splitAirConditioners,
  portableHeaters,
  airPurifiers,
  barbecues,
  televisions,
  soundbars,
  speakers,
  headphones,
  sofas,
  armchairs,
  coffeeTables,
  bookshelves,
  diningTables,
  diningChairs,
  beds,
  floorLamps,
  rugs,
]

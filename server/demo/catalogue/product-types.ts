import type { ProductType } from './product-type.ts'
import { airFryers } from './shelves/air-fryers.ts'
import { airPurifiers } from './shelves/air-purifiers.ts'
import { armchairs } from './shelves/armchairs.ts'
import { barFridges } from './shelves/bar-fridges.ts'
import { barbecues } from './shelves/barbecues.ts'
import { beds } from './shelves/beds.ts'
import { blenders } from './shelves/blenders.ts'
import { bookshelves } from './shelves/bookshelves.ts'
import { bottomMountFridges } from './shelves/bottom-mount-fridges.ts'
import { builtUnderDishwashers } from './shelves/built-under-dishwashers.ts'
import { chestFreezers } from './shelves/chest-freezers.ts'
import { coffeeTables } from './shelves/coffee-tables.ts'
import { cookwareSets } from './shelves/cookware-sets.ts'
import { diningChairs } from './shelves/dining-chairs.ts'
import { diningTables } from './shelves/dining-tables.ts'
import { dryers } from './shelves/dryers.ts'
import { espressoMachines } from './shelves/espresso-machines.ts'
import { floorLamps } from './shelves/floor-lamps.ts'
import { freestandingCookers } from './shelves/freestanding-cookers.ts'
import { freestandingDishwashers } from './shelves/freestanding-dishwashers.ts'
import { frenchDoorFridges } from './shelves/french-door-fridges.ts'
import { frontLoaderWashers } from './shelves/front-loader-washers.ts'
import { gasCooktops } from './shelves/gas-cooktops.ts'
import { headphones } from './shelves/headphones.ts'
import { inductionCooktops } from './shelves/induction-cooktops.ts'
import { kettles } from './shelves/kettles.ts'
import { microwaves } from './shelves/microwaves.ts'
import { portableHeaters } from './shelves/portable-heaters.ts'
import { rangehoods } from './shelves/rangehoods.ts'
import { robotVacuums } from './shelves/robot-vacuums.ts'
import { rugs } from './shelves/rugs.ts'
import { sideBySideFridges } from './shelves/side-by-side-fridges.ts'
import { sofas } from './shelves/sofas.ts'
import { soundbars } from './shelves/soundbars.ts'
import { speakers } from './shelves/speakers.ts'
import { splitAirConditioners } from './shelves/split-air-conditioners.ts'
import { standMixers } from './shelves/stand-mixers.ts'
import { steamOvens } from './shelves/steam-ovens.ts'
import { stickVacuums } from './shelves/stick-vacuums.ts'
import { televisions } from './shelves/televisions.ts'
import { toasters } from './shelves/toasters.ts'
import { topLoaderWashers } from './shelves/top-loader-washers.ts'
import { topMountFridges } from './shelves/top-mount-fridges.ts'
import { wallOvens } from './shelves/wall-ovens.ts'
import { washerDryers } from './shelves/washer-dryers.ts'
import { wineCoolers } from './shelves/wine-coolers.ts'

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

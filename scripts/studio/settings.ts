import { Box3, type Group, Vector3 } from 'three'
import type { PictureParameters, SettingModel } from '../../server/demo/catalogue/picture-parameters.ts'
import { productOf } from './product.ts'
import { stageOf } from './room-set.ts'
import type { Stage } from './scene.ts'
import { bedrooms } from './settings/bedroom.ts'
import { diningRooms } from './settings/dining-room.ts'
import { kitchens } from './settings/kitchen.ts'
import { laundries } from './settings/laundry.ts'
import { livingRooms } from './settings/living-room.ts'
import type { Placed, Setting } from './settings/setting.ts'

const settings: Readonly<Record<SettingModel, Setting>> = {
  ...kitchens,
  ...laundries,
  ...bedrooms,
  ...livingRooms,
  ...diningRooms,
}

/** The product against the wall, on the floor or on what carries it. */
const placed = (group: Group, { gap, lift, turn = 0 }: Setting): Placed => {
  group.rotation.y = turn
  const box = new Box3().setFromObject(group)
  const size = box.getSize(new Vector3())
  const under = lift?.(size.y) ?? 0
  group.position.x -= (box.min.x + box.max.x) / 2
  group.position.y += under - box.min.y
  group.position.z += gap - box.min.z
  return { width: size.x, height: size.y, depth: size.z, lift: under, front: size.z + gap }
}

/** A room around one product, which is shown as it is sold. */
export function settingStage(parameters: PictureParameters): Stage {
  const setting = settings[parameters.model as SettingModel]
  const group = productOf(parameters)
  const place = placed(group, setting)
  return stageOf({
    camera: setting.camera(place),
    surfaces: setting.surfaces(parameters.finish),
    aspect: 1,
    reach: 3.6,
    lamps: 3,
    build: (set) => {
      setting.furnish({ set, ...place }, parameters)
      set.kit.group.add(group)
    },
  })
}

import { Box3, type Group, type Object3D, Vector3 } from 'three'
import type { PictureParameters } from '../../server/demo/catalogue/picture-parameters.ts'
import { catalogue } from './catalogue.ts'
import { surfacesOf } from './design-languages.ts'
import type { Finish } from './finishes.ts'
import { Kit } from './kit.ts'
import { type Spec, specOf } from './model.ts'
import { newPaint } from './paint.ts'

/** Stretches what was built in one size to the size of the product. */
const stretch = (object: Object3D, { w, h, d }: Spec): void => {
  const size = new Box3().setFromObject(object).getSize(new Vector3())
  object.scale.set(w / size.x, h / size.y, d / size.z)
}

/** The product with its size, finish and its manufacturer's handles and name plate. */
export function productOf({ model: key, finish, manufacturer, name, size, facts }: PictureParameters): Group {
  const model = catalogue[key]!
  const spec = specOf(model, size, facts)
  const kit = new Kit(newPaint(finish as Finish, surfacesOf(manufacturer)), { uri: manufacturer, name })
  model.build(kit, spec)
  if (model.isStretched) stretch(kit.group, spec)
  return kit.group
}

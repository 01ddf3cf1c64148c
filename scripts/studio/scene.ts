import {
  Box2,
  Box3,
  type Camera,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Sphere,
  Vector2,
  Vector3,
} from 'three'

/** Angles in radians; azimuth 0 shows the front, positive the right-hand side.*/
export type View = {
  azimuth: number
  elevation: number
  lightAzimuth: number
  /** How much more than the object the image shows. */
  room: number
  /** Lower in the image, where a shop's floor is. */
  onFloor: boolean
}
export type Stage = {
  scene: Scene
  camera: PerspectiveCamera
  lights: readonly DirectionalLight[]
  ambient: HemisphereLight
  sun: Vector3
  up: Vector3
  reach: number
  /** What stays sharp, and the radius of the lens; without a lens everything is sharp. */
  focus?: Vector3
  lens?: number
}

const sunElevation = 0.98
const fill = 0.9

export function direction(azimuth: number, elevation: number): Vector3 {
  const level = Math.cos(elevation)
  return new Vector3(Math.sin(azimuth) * level, Math.sin(elevation), Math.cos(azimuth) * level)
}

const vertices = (object: Object3D): Vector3[] => {
  const points: Vector3[] = []
  object.updateMatrixWorld(true)
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const positions = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(positions.count / 600))
    for (let i = 0; i < positions.count; i += step)
      points.push(new Vector3().fromBufferAttribute(positions, i).applyMatrix4(part.matrixWorld))
  })
  return points
}

const box2 = (points: readonly Vector3[], camera: Camera): Box2 => {
  const box = new Box2()
  for (const point of points) {
    const { x, y } = point.clone().project(camera)
    box.expandByPoint(new Vector2(x, y))
  }
  return box
}

const onto = (points: readonly Vector3[], sun: Vector3, isWall: boolean): Vector3[] =>
  points.map((point) => point.clone().addScaledVector(sun, isWall ? -point.z / sun.z : -point.y / sun.y))

type Crop = { x: number; y: number; size: number }

/** The square crop that holds object and shadow, with the object nearer to its centre than the faint shadow. */
const cropOf = (object: readonly Vector3[], shadow: readonly Vector3[], camera: Camera, view: View): Crop => {
  const own = box2(object, camera)
  const all = box2(shadow, camera).union(own)
  const [extent, reach] = [own.getSize(new Vector2()), all.getSize(new Vector2())]
  const size = Math.max(extent.x / 0.86, extent.y / fill, reach.x * 0.9, reach.y / 0.94) * view.room
  const lean = (all.getCenter(new Vector2()).x - own.getCenter(new Vector2()).x) * 0.4
  const slack = Math.max(0, size * 0.455 - extent.x / 2)
  const x = own.getCenter(new Vector2()).x + Math.min(Math.max(lean, -slack), slack)
  const middle = all.getCenter(new Vector2()).y
  return { x, y: view.onFloor ? Math.max(middle, own.min.y + size * 0.34) : middle, size }
}

/** Aims at the crop; shifts by fractions of a pixel per frame smooth the edges. */
export function aim(camera: PerspectiveCamera, crop: Crop, shift: Vector2): void {
  const half = crop.size / 2
  const [x, y] = [(crop.x - half + 1) / 2, (1 - crop.y - half) / 2]
  camera.setViewOffset(1, 1, x + (shift.x * half) / 1200, y + (shift.y * half) / 1200, half, half)
}

/** The whole image of the camera, shifted by fractions of a pixel. */
export function shiftFrame(camera: PerspectiveCamera, size: { width: number; height: number }, shift: Vector2): void {
  camera.setViewOffset(size.width, size.height, shift.x / 2, shift.y / 2, size.width, size.height)
}

/** Looks at the focus from another point of the lens: summed up, the frames blur what is nearer or farther. */
export function openLens({ camera, focus, lens }: Stage): (shift: Vector2) => void {
  if (!focus || !lens) return () => undefined
  const [middle, right, up] = [camera.position.clone(), new Vector3(), new Vector3()]
  camera.matrixWorld.extractBasis(right, up, new Vector3())
  return (shift) => {
    const [turn, out] = [(shift.x / 1.2 + 0.5) * Math.PI * 2, Math.sqrt(shift.y / 1.2 + 0.5) * lens]
    camera.position
      .copy(middle)
      .addScaledVector(right, Math.cos(turn) * out)
      .addScaledVector(up, Math.sin(turn) * out)
    camera.lookAt(focus)
    camera.updateMatrixWorld()
  }
}

const shadowMap = 640
const lightsAtOnce = 3

export function shadowLight(reach: number): DirectionalLight {
  const light = new DirectionalLight('#ffffff', 1)
  light.castShadow = true
  light.shadow.mapSize.set(shadowMap, shadowMap)
  light.shadow.radius = 3.2
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.1,
    far: reach * 8,
  })
  light.shadow.bias = -0.0004
  light.shadow.normalBias = reach * 0.004
  return light
}

const shadowLights = (reach: number): DirectionalLight[] =>
  Array.from({ length: lightsAtOnce }, () => shadowLight(reach))

const ground = (isWall: boolean): Mesh<PlaneGeometry, ShadowMaterial> => {
  const mesh = new Mesh(new PlaneGeometry(60, 60), new ShadowMaterial({ color: '#2b2318' }))
  if (!isWall) mesh.rotation.x = -Math.PI / 2
  mesh.position.set(0, isWall ? 0 : -0.0015, isWall ? -0.0015 : 0)
  mesh.receiveShadow = true
  return mesh
}

type ProductStage = Stage & { crop: Crop; holder: Group; catcher: Mesh<PlaneGeometry, ShadowMaterial> }

/** Places the object on the origin (or on the wall z = 0) and scales its longest side to 2 units. */
const placed = (object: Group, isWall: boolean): Group => {
  const box = new Box3().setFromPoints(vertices(object))
  const [size, center] = [box.getSize(new Vector3()), box.getCenter(new Vector3())]
  const scale = 2 / Math.max(size.x, size.y, size.z)
  object.position.set(-center.x, isWall ? -center.y : -box.min.y, isWall ? -box.min.z : -center.z)
  const holder = new Group()
  holder.add(object)
  holder.scale.setScalar(scale)
  return holder
}

/** Dots and lamps cast no visible shadow, but each would be rendered again for every light. */
const spareShadows = (object: Object3D, reach: number): void =>
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.computeBoundingSphere()
    part.userData.reach = part.geometry.boundingSphere.radius * part.matrixWorld.getMaxScaleOnAxis()
    part.castShadow &&= part.userData.reach > reach * 0.012
  })

/** Everything for one product image. */
export function productStage(object: Group, view: View, isWall: boolean): ProductStage {
  const holder = placed(object, isWall)
  const points = vertices(holder)
  const sphere = new Sphere().setFromPoints(points)
  const camera = new PerspectiveCamera(40, 1, 0.5, 60)
  camera.position.copy(sphere.center).addScaledVector(direction(view.azimuth, view.elevation), 8)
  camera.lookAt(sphere.center)
  camera.updateMatrixWorld()
  const sun = direction(view.lightAzimuth, isWall ? 0.75 : sunElevation)
  const crop = cropOf(points, onto(points, sun, isWall), camera, view)
  const reach = sphere.radius * 1.35
  spareShadows(holder, reach)
  const [lights, catcher, ambient] = [shadowLights(reach), ground(isWall), new HemisphereLight('#fbfaf6', '#d9cfbf')]
  for (const { target } of lights) target.position.copy(sphere.center)
  const scene = new Scene()
  scene.add(holder, catcher, ambient, ...lights, ...lights.map(({ target }) => target))
  const up = isWall ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0)
  return { scene, camera, lights, ambient, catcher, holder, sun, up, reach, crop }
}

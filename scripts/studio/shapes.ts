import {
  type BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { mergeVertices, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'

/** A corner of an outline in metres: x, y and, where it is not sharp, the radius of its fillet. */
export type Corner = readonly [x: number, y: number, fillet?: number]
export type Triple = readonly [number, number, number]

export function roundedBox([width, height, depth, radius]: readonly [number, number, number, number?]): BufferGeometry {
  const most = Math.min(width, height, depth) / 2.02
  return new RoundedBoxGeometry(width, height, depth, 4, Math.min(radius ?? 0.006, most))
}

const fillet = (before: Vector2, at: Vector2, after: Vector2, wanted: number): Vector2[] => {
  const back = before.clone().sub(at)
  const on = after.clone().sub(at)
  const reach = Math.min(wanted, back.length() * 0.49, on.length() * 0.49)
  const from = at.clone().add(back.setLength(reach))
  const to = at.clone().add(on.setLength(reach))
  return Array.from({ length: 9 }, (_, step) => {
    const t = step / 8
    return from
      .clone()
      .multiplyScalar((1 - t) ** 2)
      .addScaledVector(at, 2 * t * (1 - t))
      .addScaledVector(to, t ** 2)
  })
}

/** Points of an outline with every fillet drawn out; a closed outline also rounds its first and last corner. */
export function outline(corners: readonly Corner[], closed: boolean): Vector2[] {
  const points = corners.map(([x, y]) => new Vector2(x, y))
  return corners.flatMap(([, , radius], i) => {
    const here = points[i]!
    const isEnd = !closed && (i === 0 || i === points.length - 1)
    if (!radius || isEnd) return [here]
    return fillet(points.at(i - 1)!, here, points[(i + 1) % points.length]!, radius)
  })
}

/** Long straight runs get extra points near both ends, else averaged normals bend the whole run. */
const supported = (points: readonly Vector2[]): Vector2[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1]
    if (!next || point.distanceTo(next) < 0.004) return [point]
    const near = 0.0012 / point.distanceTo(next)
    return [point, point.clone().lerp(next, near), next.clone().lerp(point, near)]
  })

/** A body of revolution around y; corners run from the bottom of the axis outwards and up. */
export function turned(corners: readonly Corner[], segments = 96): BufferGeometry {
  return new LatheGeometry(supported(outline(corners, false)), segments)
}

export type Extrusion = { depth: number; bevel?: number; holes?: readonly (readonly Corner[])[] }

/** An outline in the xy plane pushed along z, centred on z = 0. */
export function extruded(corners: readonly Corner[], { depth, bevel = 0.002, holes = [] }: Extrusion): BufferGeometry {
  const shape = new Shape(outline(corners, true))
  for (const hole of holes) shape.holes.push(new Path(outline(hole, true)))
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(depth - bevel * 2, 0.0001),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 24,
  })
  geometry.translate(0, 0, bevel - depth / 2)
  return toCreasedNormals(geometry, 0.6)
}

/** Corners of a rectangle around the origin. */
export function rectangle([width, height, radius = 0]: readonly [number, number, number?]): Corner[] {
  const [x, y] = [width / 2, height / 2]
  return [
    [-x, -y, radius],
    [x, -y, radius],
    [x, y, radius],
    [-x, y, radius],
  ]
}

export function tube(points: readonly Triple[], radius: number): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'centripetal',
  )
  return new TubeGeometry(curve, Math.max(24, points.length * 10), radius, 20)
}

/** A stuffed block: a rounded box whose faces swell by `puff` metres towards their middle. */
export function cushion([width, height, depth, radius]: readonly [number, number, number, number], puff: number) {
  const box = new RoundedBoxGeometry(width, height, depth, 14, Math.min(radius, width / 2.02, height / 2.02, depth / 2.02))
  box.deleteAttribute('normal')
  box.deleteAttribute('uv')
  const soft = mergeVertices(box, 1e-5)
  const at = soft.getAttribute('position')
  for (let i = 0; i < at.count; i += 1) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)]
    const [u, v, w] = [1 - ((2 * x) / width) ** 2, 1 - ((2 * y) / height) ** 2, 1 - ((2 * z) / depth) ** 2]
    at.setXYZ(
      i,
      x + Math.sign(x) * puff * Math.max(v * w, 0) * (1 - u),
      y + Math.sign(y) * puff * Math.max(u * w, 0) * (1 - v),
      z + Math.sign(z) * puff * Math.max(u * v, 0) * (1 - w),
    )
  }
  soft.computeVertexNormals()
  return soft
}

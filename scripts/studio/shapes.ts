import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Path,
  RingGeometry,
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

/** Corners of an outline, or their numbers as text: `'0 0, 0.05 0 0.01, 0.05 0.2'`. */
export type Outline = string | readonly Corner[]
/** Points in space, or their numbers as text. */
export type Line = string | readonly Triple[]

const numbers = (text: string): number[][] => text.split(',').map((point) => point.trim().split(' ').map(Number))

const cornersOf = (shape: Outline): readonly Corner[] =>
  typeof shape === 'string' ? numbers(shape).map(([x = 0, y = 0, round = 0]): Corner => [x, y, round]) : shape

export const pointsOf = (line: Line): readonly Triple[] =>
  typeof line === 'string' ? numbers(line).map(([x = 0, y = 0, z = 0]): Triple => [x, y, z]) : line

export function roundedBox([width, height, depth, radius]: readonly [number, number, number, number?]): BufferGeometry {
  const most = Math.min(width, height, depth) / 2.02
  const round = Math.min(radius ?? 0.006, most)
  return new RoundedBoxGeometry(width, height, depth, round < 0.004 ? 1 : round < 0.012 ? 2 : 5, round)
}

const fillet = (before: Vector2, corner: Vector2, after: Vector2, radius: number): Vector2[] => {
  const back = before.clone().sub(corner)
  const on = after.clone().sub(corner)
  const reach = Math.min(radius, back.length() * 0.49, on.length() * 0.49)
  const from = corner.clone().add(back.setLength(reach))
  const to = corner.clone().add(on.setLength(reach))
  const steps = reach < 0.006 ? 3 : reach < 0.03 ? 5 : 9
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    return from
      .clone()
      .multiplyScalar((1 - t) ** 2)
      .addScaledVector(corner, 2 * t * (1 - t))
      .addScaledVector(to, t ** 2)
  })
}

/** Points of an outline with every fillet as an arc; a closed outline also rounds its first and last corner. */
export function outline(shape: Outline, closed: boolean): Vector2[] {
  const corners = cornersOf(shape)
  const points = corners.map(([x, y]) => new Vector2(x, y))
  return corners.flatMap(([, , radius], i) => {
    const here = points[i]!
    const isEnd = !closed && (i === 0 || i === points.length - 1)
    if (!radius || isEnd) return [here]
    return fillet(points.at(i - 1)!, here, points[(i + 1) % points.length]!, radius)
  })
}

/** Long straight lines get extra points near both ends, else averaged normals bend the whole line. */
const supported = (points: readonly Vector2[]): Vector2[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1]
    if (!next || point.distanceTo(next) < 0.004) return [point]
    const near = 0.0012 / point.distanceTo(next)
    return [point, point.clone().lerp(next, near), next.clone().lerp(point, near)]
  })

/** A body of revolution around y; corners run from the bottom of the axis outwards and up. */
export function turned(corners: Outline): BufferGeometry {
  const radius = Math.max(...cornersOf(corners).map(([x]) => x))
  return new LatheGeometry(supported(outline(corners, false)), segmentsOf(radius))
}

/** Segments of a round shape: a software renderer is slow with many corners, and small shapes show none of them. */
export const segmentsOf = (radius: number): number =>
  radius < 0.007 ? 12 : radius < 0.016 ? 24 : radius < 0.06 ? 48 : 96

export type Extrusion = { depth: number; bevel?: number; holes?: readonly Outline[] }

/** An outline in the xy plane pushed along z, centred on z = 0. */
export function extruded(corners: Outline, { depth, bevel = 0.002, holes = [] }: Extrusion): BufferGeometry {
  const shape = new Shape(outline(corners, true))
  for (const hole of holes) shape.holes.push(new Path(outline(hole, true)))
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(depth - bevel * 2, 0.0001),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: bevel < 0.003 ? 1 : 3,
    curveSegments: 12,
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

export function tube(line: Line, radius: number): BufferGeometry {
  const points = pointsOf(line)
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    'centripetal',
  )
  return new TubeGeometry(curve, Math.max(20, points.length * 7), radius, radius < 0.004 ? 8 : 16)
}

/** A stuffed block: a rounded box whose faces swell by `puff` metres towards their middle. */
export function cushion([width, height, depth, radius]: readonly [number, number, number, number], puff: number) {
  const box = new RoundedBoxGeometry(
    width,
    height,
    depth,
    12,
    Math.min(radius, width / 2.02, height / 2.02, depth / 2.02),
  )
  box.deleteAttribute('normal')
  box.deleteAttribute('uv')
  const soft = mergeVertices(box, 1e-5)
  const positions = soft.getAttribute('position')
  for (let i = 0; i < positions.count; i += 1) {
    const [x, y, z] = [positions.getX(i), positions.getY(i), positions.getZ(i)]
    const [u, v, w] = [1 - ((2 * x) / width) ** 2, 1 - ((2 * y) / height) ** 2, 1 - ((2 * z) / depth) ** 2]
    positions.setXYZ(
      i,
      x + Math.sign(x) * puff * Math.max(v * w, 0) * (1 - u),
      y + Math.sign(y) * puff * Math.max(u * w, 0) * (1 - v),
      z + Math.sign(z) * puff * Math.max(u * v, 0) * (1 - w),
    )
  }
  soft.computeVertexNormals()
  return soft
}

/** A thin flat ring, as printed on a glass top. */
export function ringOf(radius: number): BufferGeometry {
  return new RingGeometry(radius - 0.0016, radius + 0.0016, 96)
}

/** The sloping part between a canopy and its chimney, both given as width and depth and flush at the back. */
export function hoodSkirt([w, d]: readonly [number, number], [cw, cd]: readonly [number, number], height: number) {
  const back = -d / 2
  const low = [
    [-w / 2, back],
    [w / 2, back],
    [w / 2, d / 2],
    [-w / 2, d / 2],
  ] as const
  const high = [
    [-cw / 2, back],
    [cw / 2, back],
    [cw / 2, back + cd],
    [-cw / 2, back + cd],
  ] as const
  const points = low.flatMap((corner, i) => {
    const j = (i + 1) % 4
    const [a, b, c, e] = [corner, low[j]!, high[j]!, high[i]!]
    const [p, q, r, s] = [
      [a[0], 0, a[1]],
      [b[0], 0, b[1]],
      [c[0], height, c[1]],
      [e[0], height, e[1]],
    ]
    return [...p, ...r, ...q, ...p, ...s, ...r]
  })
  const skirt = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
  skirt.computeVertexNormals()
  return skirt
}

import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'
import type { Triple } from '../shapes.ts'
import { rough } from './noise.ts'

/** Signed distance in metres to a surface: negative inside. */
export type Field = (x: number, y: number, z: number) => number

export const oval =
  ([cx, cy, cz]: Triple, [rx, ry, rz]: Triple): Field =>
  (x, y, z) => {
    const [a, b, c] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz]
    const near = Math.hypot(a, b, c)
    const slope = Math.hypot(a / rx, b / ry, c / rz)
    return slope < 1e-9 ? -Math.min(rx, ry, rz) : (near * (near - 1)) / slope
  }

/** A bar with round ends of two radii. */
export const limb = (from: Triple, to: Triple, [start, end]: readonly [number, number]): Field => {
  const along = to.map((value, i) => value - from[i]!)
  const square = along.reduce((sum, value) => sum + value * value, 0)
  return (x, y, z) => {
    const [a, b, c] = [x - from[0], y - from[1], z - from[2]]
    const share = Math.min(1, Math.max(0, (a * along[0]! + b * along[1]! + c * along[2]!) / square))
    return (
      Math.hypot(a - along[0]! * share, b - along[1]! * share, c - along[2]! * share) - (start + (end - start) * share)
    )
  }
}

export const block =
  ([cx, cy, cz]: Triple, [w, h, d]: Triple, radius: number): Field =>
  (x, y, z) => {
    const a = Math.abs(x - cx) - w / 2 + radius
    const b = Math.abs(y - cy) - h / 2 + radius
    const c = Math.abs(z - cz) - d / 2 + radius
    return Math.hypot(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - radius
  }

/** Shapes grown together; `soft` is the radius of the seam in metres. */
export const together =
  (soft: number, ...fields: readonly Field[]): Field =>
  (x, y, z) =>
    fields.reduce((nearest, field) => {
      const next = field(x, y, z)
      const overlap = Math.max(soft - Math.abs(nearest - next), 0) / soft
      return Math.min(nearest, next) - (overlap * overlap * soft) / 4
    }, 9)

/** A surface with bumps of `height` metres, `scale` of them in a metre. */
export const bumpy =
  (field: Field, { height, scale }: { height: number; scale: number }): Field =>
  (x, y, z) => {
    const distance = field(x, y, z)
    return Math.abs(distance) > height * 3 ? distance : distance - (rough(x, y, z, scale) - 0.5) * 2 * height
  }

type Bounds = readonly [low: Triple, high: Triple]

/** The surface of a field as a mesh (surface nets): `cell` is the size of its faces in metres. */
export function meshOf(field: Field, [low, high]: Bounds, cell: number): BufferGeometry {
  const [nx, ny, nz] = low.map((value, i) => Math.ceil((high[i]! - value) / cell) + 1) as [number, number, number]
  const place = (i: number, axis: 0 | 1 | 2): number => low[axis] + i * cell
  const values = new Float32Array(nx * ny * nz)
  const at = (i: number, j: number, k: number): number => (k * ny + j) * nx + i
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) values[at(i, j, k)] = field(place(i, 0), place(j, 1), place(k, 2))

  const points: number[] = []
  const pointOf = new Int32Array(nx * ny * nz).fill(-1)
  for (let k = 0; k < nz - 1; k += 1)
    for (let j = 0; j < ny - 1; j += 1)
      for (let i = 0; i < nx - 1; i += 1) {
        const sum = [0, 0, 0]
        let crossings = 0
        for (let corner = 0; corner < 8; corner += 1)
          for (const axis of [0, 1, 2] as const) {
            if (corner & (1 << axis)) continue
            const here = [corner & 1, (corner >> 1) & 1, (corner >> 2) & 1] as const
            const there = here.map((bit, other) => (other === axis ? 1 : bit)) as unknown as Triple
            const a = values[at(i + here[0], j + here[1], k + here[2])]!
            const b = values[at(i + there[0], j + there[1], k + there[2])]!
            if (a < 0 === b < 0) continue
            crossings += 1
            for (const other of [0, 1, 2] as const) sum[other]! += here[other] + (other === axis ? a / (a - b) : 0)
          }
        if (crossings === 0) continue
        pointOf[at(i, j, k)] = points.length / 3
        points.push(
          place(i, 0) + (sum[0]! / crossings) * cell,
          place(j, 1) + (sum[1]! / crossings) * cell,
          place(k, 2) + (sum[2]! / crossings) * cell,
        )
      }

  const faces: number[] = []
  const quad = (isOut: boolean, ...cells: readonly [number, number, number, number]): void => {
    const [a, b, c, d] = cells.map((index) => pointOf[index]!) as [number, number, number, number]
    if (Math.min(a, b, c, d) < 0) return
    faces.push(...(isOut ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
  }
  for (let k = 1; k < nz - 1; k += 1)
    for (let j = 1; j < ny - 1; j += 1)
      for (let i = 1; i < nx - 1; i += 1) {
        const isIn = values[at(i, j, k)]! < 0
        if (isIn !== values[at(i + 1, j, k)]! < 0)
          quad(isIn, at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k))
        if (isIn !== values[at(i, j + 1, k)]! < 0)
          quad(isIn, at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1))
        if (isIn !== values[at(i, j, k + 1)]! < 0)
          quad(isIn, at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k))
      }

  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3)).setIndex(faces)
  const [normals, normal, near] = [new Float32Array(points.length), new Vector3(), cell * 0.5]
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!]
    normal
      .set(
        field(x + near, y, z) - field(x - near, y, z),
        field(x, y + near, z) - field(x, y - near, z),
        field(x, y, z + near) - field(x, y, z - near),
      )
      .normalize()
      .toArray(normals, i)
  }
  return geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
}

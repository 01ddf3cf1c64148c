import { BoxGeometry, type BufferGeometry, Euler, Matrix4, type Mesh, SphereGeometry, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Slot } from '../finishes.ts'
import { RoomSet } from '../room-set.ts'
import { type Line, pointsOf, type Triple, tube } from '../shapes.ts'
import { colored, foodMaterial, type Look, leafColor, leafShape, ramp, sheet, swollen } from './food.ts'
import { noise, numbersOf, rough, step } from './noise.ts'

type Lie = { position: Triple; turn?: Triple; stretch?: Triple }

/** Length of a needle in metres, and the dark and light green of needles. */
type Sprig = { needle?: number; seed?: string; colors?: readonly [dark: string, light: string] }

/** Shapes at their places as one shape. */
const gathered = (parts: readonly { shape: BufferGeometry; lie: Lie }[]): BufferGeometry => {
  const placed = parts.map(({ shape, lie: { position, turn = [0, 0, 0], stretch = [1, 1, 1] } }) => {
    const own = shape.clone()
    own.deleteAttribute('uv')
    own.applyMatrix4(new Matrix4().makeScale(...stretch))
    own.applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(...turn, 'YXZ')))
    return own.applyMatrix4(new Matrix4().makeTranslation(...position))
  })
  return mergeGeometries(placed)
}

/** A laid table, in metres; its top is y = 0 and the camera on the side of positive z. */
export class Table extends RoomSet {
  food(shape: BufferGeometry, look: Look, { position, turn = [0, 0, 0], stretch = [1, 1, 1] }: Lie): Mesh {
    const mesh = this.kit.put('plate', colored(shape, look.color), position)
    mesh.rotation.set(...turn, 'YXZ')
    mesh.scale.set(...stretch)
    mesh.material = foodMaterial(look)
    return mesh
  }

  /** Many of one shape in one mesh. */
  scatter(shape: BufferGeometry, look: Look, lies: readonly Lie[]): void {
    this.food(gathered(lies.map((lie) => ({ shape: colored(shape.clone(), look.color), lie }))), look, {
      position: [0, 0, 0],
    }).geometry.getAttribute('color')
  }

  /** Boards side by side, along x. */
  planks(width: number, slot: Slot = 'wood'): void {
    for (let index = -7; index <= 7; index += 1)
      this.kit.box(slot, [2.6, 0.03, width - 0.0012, 0.002], [((index * 37) % 5) * 0.03, -0.015, index * width])
  }

  top(slot: Slot): void {
    this.kit.box(slot, [3, 0.03, 3, 0.002], [0, -0.015, 0])
  }

  /** A linen cloth with folds, flat on the table; `along` turns it. */
  cloth([w, d]: readonly [number, number], position: Triple, along = 0, slot: Slot = 'linen', ridge = 0.008): void {
    const { x: seedX, z: seedZ } = { x: position[0] * 31 + 3, z: position[2] * 17 + 5 }
    const shape = sheet([150, 150], (u, v) => {
      const [x, z] = [(u - 0.5) * w, (0.5 - v) * d]
      const wave = noise(x * 9 + seedX, 2, z * 2.2 + seedZ)
      const fold = 1 - Math.abs(2 * noise(x * 5 + z * 7 + seedX, 9, z * 3 + seedZ) - 1)
      const y = ridge * (0.25 + wave * 0.6 + step(0.72, 1, fold) * 1.6)
      const sway = (noise(z * 8 + seedZ, 4, x * 2) - 0.5) * 0.02
      return new Vector3(x + sway, y, z + (noise(x * 8 + seedX, 6, z * 2) - 0.5) * 0.02)
    })
    this.kit.put(slot, shape, position, [0, along, 0])
    // The hem.
    for (const side of [-1, 1]) {
      const hem = sheet([150, 3], (u, v) => {
        const [x, z] = [(u - 0.5) * w, side * (d / 2 - 0.008) - v * 0.003]
        const wave = noise(x * 9 + seedX, 2, z * 2.2 + seedZ)
        const fold = 1 - Math.abs(2 * noise(x * 5 + z * 7 + seedX, 9, z * 3 + seedZ) - 1)
        const y = ridge * (0.25 + wave * 0.6 + step(0.72, 1, fold) * 1.6) + 0.0008
        return new Vector3(
          x + (noise(z * 8 + seedZ, 4, x * 2) - 0.5) * 0.02,
          y,
          z + (noise(x * 8 + seedX, 6, z * 2) - 0.5) * 0.02,
        )
      })
      this.kit.put('seam', hem, position, [0, along, 0])
    }
  }

  plate(radius: number, position: Triple, slot: Slot = 'plate'): Mesh {
    return this.kit.lathe(
      slot,
      [
        [0, 0],
        [radius * 0.5, 0, 0.003],
        [radius * 0.62, 0.004, 0.01],
        [radius * 0.99, 0.018, 0.003],
        [radius, 0.021, 0.002],
        [radius * 0.97, 0.0215, 0.003],
        [radius * 0.66, 0.0095, 0.01],
        [0, 0.0075],
      ],
      position,
    )
  }

  bowl([radius, height]: readonly [number, number], position: Triple, slot: Slot = 'plate'): Mesh {
    return this.kit.lathe(
      slot,
      [
        [0, 0],
        [radius * 0.46, 0, 0.003],
        [radius * 0.5, 0.005, 0.004],
        [radius * 0.9, height * 0.5, radius * 0.5],
        [radius, height, 0.002],
        [radius * 0.965, height, 0.002],
        [radius * 0.86, height * 0.5, radius * 0.5],
        [radius * 0.4, 0.008, 0.02],
        [0, 0.007],
      ],
      position,
    )
  }

  /** A cutting board with a hole for its hook. */
  board([w, d]: readonly [number, number], position: Triple, turn = 0, slot: Slot = 'wood'): void {
    this.kit.part(position, [0, turn, 0], (own) => {
      own.box(slot, [w, 0.02, d, 0.008], [0, 0.01, 0])
      own.box(slot, [0.09, 0.018, 0.045, 0.008], [w / 2 + 0.04, 0.01, 0])
      own.cylinder('iron', [0.008, 0.008, 0.002], [w / 2 + 0.06, 0.0192, 0])
    })
  }

  fork(position: Triple, turn: number, slot: Slot = 'chrome'): void {
    this.kit.part(position, [0, turn, 0], (own) => {
      own.put(slot, blade([0.115, 0.009, 0.005]), [0, 0.003, 0.045])
      own.put(slot, blade([0.045, 0.022, 0.012]), [0, 0.004, -0.03], [0.08, 0, 0])
      for (const x of [-0.0083, -0.0028, 0.0028, 0.0083])
        own.tube(
          slot,
          [
            [x * 0.9, 0.006, -0.045],
            [x, 0.003, -0.065],
            [x, 0.007, -0.093],
          ],
          0.0014,
        )
    })
  }

  spoon(position: Triple, turn: number, slot: Slot = 'chrome'): void {
    this.kit.part(position, [0, turn, 0], (own) => {
      own.put(slot, blade([0.13, 0.009, 0.005]), [0, 0.003, 0.05])
      own.ball(slot, 0.03, [0, 0.007, -0.045], [0.68, 0.22, 1])
    })
  }

  knife(position: Triple, turn: number, handle: Slot = 'wood', long = 0.19): void {
    this.kit.part(position, [0, turn, 0], (own) => {
      own.extrude(
        'steel',
        [
          [0, -0.013],
          [long * 0.8, -0.013],
          [long, 0.008, 0.03],
          [long * 0.96, 0.012],
          [0, 0.013],
        ],
        { depth: 0.0022, bevel: 0.0006 },
        [0, 0.004, 0],
        [-Math.PI / 2, 0, 0],
      )
      own.box(handle, [0.11, 0.016, 0.022, 0.007], [-0.055, 0.008, 0])
    })
  }

  /** Leaves of basil, mint, parsley. */
  leaves(
    size: readonly [number, number],
    lies: readonly (Lie & { curl?: number })[],
    [dark, light]: readonly [string, string] = ['#2f5a24', '#6f9a48'],
  ): void {
    for (const { curl = 0.4, ...lie } of lies)
      this.food(
        leafShape(size, { curl }),
        { color: leafColor(dark, light, size[1] / 2), rough: 0.42, gloss: 0.2, glow: 0.12, grain: [1500, 0.12] },
        lie,
      )
  }

  /** A stem of rosemary or thyme with its needles. */
  sprig(points: Line, { needle = 0.016, seed = 'sprig', colors = ['#33482b', '#6d8459'] }: Sprig = {}): void {
    const line = pointsOf(points)
    this.food(tube(line, 0.0011), { color: '#5d5138', rough: 0.8 }, { position: [0, 0, 0] })
    const next = numbersOf(seed)
    const leaf = new SphereGeometry(0.5, 6, 5).scale(0.09, 0.06, 1)
    const lies: Lie[] = []
    for (let part = 0; part < line.length - 1; part += 1) {
      const [from, to] = [new Vector3(...line[part]!), new Vector3(...line[part + 1]!)]
      const count = Math.round(from.distanceTo(to) / 0.0022)
      const heading = Math.atan2(to.x - from.x, to.z - from.z)
      for (let index = 0; index < count; index += 1) {
        const place = from.clone().lerp(to, index / count)
        const long = needle * (0.7 + next() * 0.5)
        const yaw = heading + (index % 2 ? 1 : -1) * (0.45 + next() * 0.5)
        const pitch = -0.1 - next() * 0.7
        const ahead = new Vector3(0, 0, long / 2).applyEuler(new Euler(pitch, yaw, 0, 'YXZ'))
        lies.push({
          position: place.add(ahead).toArray() as unknown as Triple,
          turn: [pitch, yaw, 0],
          stretch: [long, long, long],
        })
      }
    }
    const [dark, light] = colors
    this.scatter(leaf, { color: ({ y }) => ramp(y * 10 + 0.5, dark, light), rough: 0.6, grain: [900, 0.1] }, lies)
  }

  /** Small uneven pieces: crumbs, salt, chopped herbs, pepper. */
  crumbs(
    count: number,
    look: Look,
    { size, around, seed = 'crumbs' }: { size: number; around: (next: () => number) => Triple; seed?: string },
  ): void {
    const next = numbersOf(seed)
    const crumb = swollen(new SphereGeometry(0.5, 8, 6), (point) => (rough(point.x, point.y, point.z, 2.3) - 0.5) * 0.5)
    const lies = Array.from({ length: count }, (): Lie => {
      const long = size * (0.4 + next() * 0.9)
      return {
        position: around(next),
        turn: [next() * 3, next() * 6, next() * 3],
        stretch: [long, long * (0.5 + next() * 0.4), long * (0.6 + next() * 0.5)],
      }
    })
    this.scatter(crumb, look, lies)
  }

  /** Thin sticks: ginger, chives, matches of carrot. */
  sticks(look: Look, [long, thick]: readonly [number, number], lies: readonly Lie[]): void {
    const stick = swollen(new BoxGeometry(long, thick, thick, 10, 1, 1), () => 0)
    const positions = stick.getAttribute('position')
    for (let i = 0; i < positions.count; i += 1)
      positions.setY(i, positions.getY(i) - (positions.getX(i) / long) ** 2 * long * 0.16)
    stick.computeVertexNormals()
    this.scatter(stick, look, lies)
  }
}

/** A bar that narrows in its middle, for handles. */
const blade = ([long, wide, waist]: Triple): BufferGeometry => {
  const shape = new SphereGeometry(0.5, 16, 20)
  shape.scale(wide, 0.004, long)
  const positions = shape.getAttribute('position')
  for (let i = 0; i < positions.count; i += 1) {
    const share = positions.getZ(i) / long + 0.5
    const width = waist + (wide - waist) * share
    const x = positions.getX(i) / wide
    positions.setX(i, Math.sign(x) * Math.min(Math.abs(x) * 1.6, 0.5) * width)
  }
  shape.computeVertexNormals()
  return shape
}

/** Places in a ring or disc around a middle. */
export const within =
  (radius: number, y: number, [cx, cz]: readonly [number, number] = [0, 0]) =>
  (next: () => number): Triple => {
    const [turn, out] = [next() * Math.PI * 2, Math.sqrt(next()) * radius]
    return [cx + Math.cos(turn) * out, y, cz + Math.sin(turn) * out]
  }

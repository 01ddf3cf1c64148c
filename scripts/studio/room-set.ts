import { type BufferGeometry, HemisphereLight, PerspectiveCamera, Scene, SphereGeometry, Vector3 } from 'three'
import { catalogue } from './catalogue.ts'
import type { Finish } from './finishes.ts'
import { Kit } from './kit.ts'
import { specOf } from './model.ts'
import { newPaint, type Surfaces } from './paint.ts'
import { direction, type Stage, shadowLight } from './scene.ts'
import type { Corner, Triple } from './shapes.ts'

/** Where a model is; `measures` are its width, height and depth in millimetres, unless it is a usual one. */
export type Placement = { position: Triple; turn?: number; size?: number; measures?: Triple }
type Camera = { from: Triple; to: Triple; zoom: number }
export type Room = {
  camera: Camera
  surfaces: Surfaces
  sun?: readonly [azimuth: number, elevation: number]
  /** Width by height of the image. */
  aspect?: number
  /** Half the width in metres that sunlight reaches. */
  reach?: number
  /** What the light is aimed at. */
  lightAt?: Triple
  /** Radius of the lens: what is nearer or farther than the middle is blurred. */
  lens?: number
  /** Lights in each frame: more of them need fewer frames. */
  lamps?: number
  build: (set: RoomSet) => void
}

const blade = (long: number): BufferGeometry => new SphereGeometry(long / 2, 14, 10).scale(0.13, 1, 0.035)

/** A built corner of a room, in metres; the back wall is z = 0 and the floor y = 0. */
export class RoomSet {
  readonly kit: Kit

  constructor(surfaces: Surfaces) {
    this.kit = new Kit(newPaint('oak', surfaces))
  }

  model(key: string, finish: Finish, { position, turn = 0, size = 1, measures }: Placement): void {
    const kit = new Kit(newPaint(finish))
    const model = catalogue[key]!
    model.build(kit, specOf(model, measures))
    kit.group.position.set(...position)
    kit.group.rotation.y = turn
    kit.group.scale.setScalar(size)
    this.kit.group.add(kit.group)
  }

  shell(): void {
    this.kit.box('wall', [16, 6, 0.1], [0, 3, -0.05])
    this.kit.box('floor', [16, 0.1, 12], [0, -0.05, 5])
    this.kit.box('arch', [16, 0.12, 0.02, 0.004], [0, 0.06, 0.01])
  }

  /** An arched patch of lighter plaster behind the main piece. */
  niche([x, width, height]: Triple): void {
    this.kit.extrude('arch', archOf(width, height), { depth: 0.02, bevel: 0.004 }, [x, 0, 0.006])
  }

  /** An arched window with a quiet hill outside. */
  window([x, y, z]: Triple, width: number, height: number): void {
    const place = (depth: number): Triple => [x, y, z + depth]
    this.kit.extrude('sky', archOf(width, height), { depth: 0.01, bevel: 0 }, place(0.01))
    const half = width / 2
    const meadow: Corner[] = [
      [-half, 0],
      [half, 0],
      [half, height * 0.3, 0.05],
      [half * 0.2, height * 0.22, 0.6],
      [-half * 0.5, height * 0.38, 0.7],
      [-half, height * 0.3, 0.05],
    ]
    this.kit.extrude('meadow', meadow, { depth: 0.006, bevel: 0 }, place(0.018))
    const frame = archOf(width + 0.14, height + 0.14).map(([across, up]): Corner => [across, up - 0.07])
    this.kit.extrude('arch', frame, { depth: 0.09, bevel: 0.01, holes: [archOf(width, height)] }, place(0.04))
    this.kit.box('arch', [0.035, height - 0.02, 0.05], [x, y + height / 2, z + 0.03])
    this.kit.box('arch', [width, 0.035, 0.05], [x, y + height * 0.5, z + 0.03])
    this.kit.box('arch', [width + 0.24, 0.05, 0.16, 0.01], [x, y - 0.02, z + 0.08])
  }

  /** A row of cupboards with a bench top. */
  cupboards({
    from,
    to,
    depth = 0.6,
    doors = 0.5,
  }: {
    from: number
    to: number
    depth?: number
    doors?: number
  }): void {
    const width = to - from
    const middle = from + width / 2
    const z = depth / 2
    this.kit.box('dark', [width - 0.02, 0.1, depth - 0.08], [middle, 0.05, z - 0.03])
    this.kit.box('cabinet', [width, 0.78, depth - 0.02, 0.004], [middle, 0.49, z - 0.01])
    const count = Math.max(1, Math.round(width / doors))
    const each = width / count
    for (let i = 0; i < count; i += 1) {
      const x = from + each * (i + 0.5)
      this.kit.slab('cabinet', [each - 0.008, 0.765, 0.022, 0.004], [x, 0.49, depth])
      this.kit.bar('trim', [x - 0.07, 0.8, depth + 0.03], [x + 0.07, 0.8, depth + 0.03], 0.006)
    }
    this.kit.box('bench', [width + 0.02, 0.04, depth + 0.04, 0.008], [middle, 0.9, z + 0.01])
  }

  pendant([x, y, z]: Triple, radius: number): void {
    // The few lights of a frame would show the cord as stripes on the wall.
    this.kit.bar('dark', [x, y, z], [x, y + 3, z], 0.006).castShadow = false
    this.kit.part([x, y - radius * 0.8, z], [0, 0, 0], (lamp) => {
      lamp.lathe('dark', [
        [radius, 0],
        [radius * 1.005, 0.004],
        [radius * 0.9, radius * 0.5, radius * 0.4],
        [radius * 0.3, radius * 0.82, radius * 0.2],
        [0, radius * 0.84],
      ])
      lamp.cylinder('glow', [radius * 0.9, radius * 0.9, 0.01], [0, 0.03, 0])
    })
  }

  picture([x, y, z]: Triple, [width, height]: readonly [number, number], isHill: boolean): void {
    this.kit.frame('wood', [width + 0.05, height + 0.05, 0.03, 0.003], 0.025, [x, y, z + 0.02])
    this.kit.slab('art', [width, height, 0.01, 0.002], [x, y, z + 0.014])
    if (isHill)
      this.kit.extrude('leaf', archOf(width * 0.5, height * 0.62), { depth: 0.006, bevel: 0 }, [
        x,
        y - height * 0.34,
        z + 0.022,
      ])
    else {
      this.kit.cylinder(
        'accent',
        [width * 0.26, width * 0.26, 0.004],
        [x, y + height * 0.1, z + 0.02],
        [Math.PI / 2, 0, 0],
      )
      this.kit.extrude(
        'leaf',
        [
          [-width * 0.4, 0],
          [width * 0.4, 0],
          [width * 0.32, height * 0.14, 0.1],
          [-width * 0.1, height * 0.22, 0.12],
        ],
        { depth: 0.004, bevel: 0 },
        [x, y - height * 0.36, z + 0.024],
      )
    }
  }

  plant([x, y, z]: Triple, height: number): void {
    const pot = height * 0.26
    this.kit.lathe(
      'clay',
      [
        [0, 0],
        [pot * 0.62, 0, 0.01],
        [pot * 0.85, pot * 1.1, 0.01],
        [pot * 0.75, pot * 1.1],
        [pot * 0.7, pot],
        [0, pot * 0.98],
      ],
      [x, y, z],
    )
    for (let i = 0; i < 22; i += 1) {
      const turn = i * 2.4
      const lean = 0.25 + ((i * 7) % 10) * 0.1
      const long = height * (0.85 - lean * 0.28)
      this.kit.part([x, y + pot, z], [0, turn, 0], (own) =>
        own.part([0, 0, 0], [0, 0, -lean], (leaf) => leaf.put('leaf', blade(long), [0, long * 0.5, 0])),
      )
    }
  }
}

export function archOf(width: number, height: number): Corner[] {
  const half = width / 2
  const round = Array.from({ length: 33 }, (_, i): Corner => {
    const turn = (i / 32) * Math.PI
    return [Math.cos(turn) * half, height - half + Math.sin(turn) * half]
  })
  return [[-half, 0], [half, 0], ...round]
}

/** Builds a room and puts camera and sun in their places. */
export function stageOf(room: Room): Stage {
  const { from, to, zoom } = room.camera
  const { surfaces, sun = [-0.55, 0.82], aspect = 1.6, reach = 4.6, lightAt = [to[0], 1, 1], lens = 0, build } = room
  const { lamps = lens ? 2 : 1 } = room
  const set = new RoomSet(surfaces)
  build(set)
  const camera = new PerspectiveCamera(zoom, aspect, 0.1, 90)
  camera.position.set(...from)
  camera.lookAt(new Vector3(...to))
  camera.updateMatrixWorld()
  const lights = Array.from({ length: lamps }, () => shadowLight(reach))
  for (const { shadow, target } of lights) {
    shadow.mapSize.set(lens ? 1280 : 2048, lens ? 1280 : 2048)
    shadow.normalBias = 0.012
    target.position.set(...lightAt)
  }
  const ambient = new HemisphereLight('#fdfaf4', '#dccbb2')
  const scene = new Scene()
  scene.add(set.kit.group, ...lights, ...lights.map(({ target }) => target), ambient)
  return {
    scene,
    camera,
    lights,
    ambient,
    sun: direction(...sun),
    up: new Vector3(0, 1, 0),
    reach,
    focus: new Vector3(...to),
    lens,
  }
}

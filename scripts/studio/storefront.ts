import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { StoreFront } from '../../server/demo/catalogue/demo-brand.ts'
import type { Finish, Pattern } from './finishes.ts'
import { type Room, type RoomSet, stageOf } from './room-set.ts'
import type { Stage } from './scene.ts'
import type { Corner, Triple } from './shapes.ts'
import { numbersOf } from './stills/noise.ts'

/** The colours of a shop front, as hex values. */
export type StorePaint = Record<
  'wall' | 'trim' | 'frame' | 'sign' | 'signInk' | 'awning' | 'awningLight' | 'door' | 'roof' | 'inside' | 'sky',
  string
> & { cladding: Pattern }

export type StoreJob = {
  kind: 'store'
  key: string
  front: StoreFront
  paint: StorePaint
  /** The wordmark as SVG, and its width by height. */
  sign: { drawing: string; aspect: number }
  width: number
  frames: number
}

/** Metres. The front is in the plane z = 0, the street before it, the shop behind it. */
const ground = { bays: { 2: 10, 3: 12, 4: 14 }, doorWidth: 1.9, doorHeight: 2.5, gap: 0.55, margin: 0.7 } as const
const sill = 0.5
const lintel = 2.95
const fascia = { y: 3.6, height: 0.82 } as const
const wallDepth = 0.3
const upperFloor = 2.9
const roomDepth = 4.2

type Opening = { x: number; width: number; kind: 'door' | 'window' | 'dock' }
type House = { width: number; top: number; openings: Opening[] }

function houseOf({ bays, door, dock, floors }: StoreFront): House {
  const width = ground.bays[bays]
  const share = (width - ground.margin * 2 - ground.doorWidth - ground.gap * bays) / bays
  const before = { left: 0, middle: Math.floor(bays / 2), right: bays }[door]
  const openings: Opening[] = []
  let left = -width / 2 + ground.margin
  for (let index = 0; index <= bays; index += 1) {
    if (index === before) {
      openings.push({ x: left + ground.doorWidth / 2, width: ground.doorWidth, kind: 'door' })
      left += ground.doorWidth + ground.gap
    }
    if (index === bays) break
    openings.push({ x: left + share / 2, width: share, kind: dock ? 'dock' : 'window' })
    left += share + ground.gap
  }
  return { width, top: fascia.y + 0.75 + (floors === 2 ? upperFloor : 0), openings }
}

const holeOf = ({ x, width, kind }: Opening): Corner[] => {
  // A hole must not touch the outline of its wall.
  const [low, high] = kind === 'window' ? [sill, lintel] : [0.02, kind === 'door' ? ground.doorHeight + 0.45 : lintel]
  return [
    [x - width / 2, low],
    [x + width / 2, low],
    [x + width / 2, high],
    [x - width / 2, high],
  ]
}

const upperWindows = ({ width }: House): Opening[] => {
  const count = Math.round(width / 2.6)
  return Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * ((width - 1) / count),
    width: 1.25,
    kind: 'window' as const,
  }))
}

const upperHole = ({ x, width }: Opening): Corner[] => {
  const low = fascia.y + 1.35
  return [
    [x - width / 2, low],
    [x + width / 2, low],
    [x + width / 2, low + 1.55],
    [x - width / 2, low + 1.55],
  ]
}

function walls(set: RoomSet, house: House, front: StoreFront): void {
  const { width, top, openings } = house
  const outline: Corner[] = [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, top],
    [-width / 2, top],
  ]
  const upper = front.floors === 2 ? upperWindows(house) : []
  const holes = [...openings.map(holeOf), ...upper.map(upperHole)]
  set.kit.extrude('wall', outline, { depth: wallDepth, bevel: 0.004, holes }, [0, 0, -wallDepth / 2])
  for (const side of [-1, 1])
    set.kit.box('wall', [0.25, top, roomDepth], [side * (width / 2 - 0.125), top / 2, -roomDepth / 2 - 0.2])
  const ends = [
    -width / 2 - 0.03,
    ...openings.flatMap(({ x, width: wide, kind }) => (kind === 'window' ? [] : [x - wide / 2, x + wide / 2])),
    width / 2 + 0.03,
  ]
  for (let index = 0; index < ends.length; index += 2) {
    const [from, to] = [ends[index]!, ends[index + 1]!]
    set.kit.box('arch', [to - from, 0.32, 0.06, 0.01], [(from + to) / 2, 0.16, 0.02]) // base course
  }
  for (const opening of openings)
    if (opening.kind === 'window')
      set.kit.box('arch', [opening.width + 0.24, 0.08, 0.18, 0.01], [opening.x, sill - 0.04, 0.06])
  for (const { x, width: wide } of upper) {
    const low = fascia.y + 1.35
    set.kit.box('arch', [wide + 0.2, 0.07, 0.16, 0.01], [x, low - 0.03, 0.05])
    set.kit.box('art', [wide, 1.55, 0.02], [x, low + 0.775, -0.62])
    set.kit.box('linen', [wide * 0.26, 1.55, 0.03, 0.01], [x - wide * 0.37, low + 0.775, -0.36])
    set.kit.box('linen', [wide * 0.26, 1.55, 0.03, 0.01], [x + wide * 0.37, low + 0.775, -0.36])
    frameOf(set, { x, y: low + 0.775, width: wide, height: 1.55, panes: 2, rail: 0.5 })
  }
}

type FrameOf = { x: number; y: number; width: number; height: number; panes: number; rail?: number }

/** The bars and the glass of an opening. */
function frameOf(set: RoomSet, { x, y, width, height, panes, rail }: FrameOf): void {
  const z = -0.16
  set.kit.frame('dark', [width, height, 0.09, 0.004], 0.055, [x, y, z])
  for (let pane = 1; pane < panes; pane += 1)
    set.kit.box('dark', [0.045, height, 0.07], [x - width / 2 + (width * pane) / panes, y, z])
  if (rail) set.kit.box('dark', [width, 0.045, 0.07], [x, y - height / 2 + height * rail, z])
  set.kit.slab('clear', [width - 0.06, height - 0.06, 0.008, 0.002], [x, y, z])
}

/** Floor, back wall, ceiling and lamps behind the windows. */
function interior(set: RoomSet, { width }: House): void {
  const inner = width - 0.5
  set.kit.box('floor', [inner, 0.08, roomDepth], [0, -0.03, -roomDepth / 2 - 0.3])
  set.kit.box('art', [inner, 3.4, 0.08], [0, 1.7, -roomDepth - 0.3])
  for (const side of [-1, 1])
    set.kit.box('art', [0.05, 3.4, roomDepth], [side * (inner / 2 - 0.03), 1.7, -roomDepth / 2 - 0.3])
  const ceiling = set.kit.box('liner', [inner, 0.06, roomDepth], [0, 3.35, -roomDepth / 2 - 0.3])
  ceiling.castShadow = false
  // Shelves on the back wall give the room its depth.
  for (const y of [1.15, 1.75, 2.35]) set.kit.box('wood', [inner * 0.82, 0.045, 0.34, 0.006], [0, y, -roomDepth])
  const count = Math.round(inner * 2.2)
  for (let index = 0; index < count; index += 1)
    for (const [row, y] of [1.15, 1.75, 2.35].entries()) {
      const kind = (index * 5 + row * 3) % 7
      const x = (index / (count - 1) - 0.5) * inner * 0.78
      if (kind === 0 || kind === 5) continue
      if (kind % 2)
        set.kit.cylinder(kind === 1 ? 'accent' : 'plate', [0.09, 0.12, 0.26 + kind * 0.02], [x, y + 0.17, -roomDepth])
      else set.kit.box(kind === 2 ? 'card' : 'linen', [0.24, 0.24 + kind * 0.03, 0.2, 0.02], [x, y + 0.16, -roomDepth])
    }
}

/** Shows something in a window; `x` is its middle and the window `width` metres wide. */
type Thing = (set: RoomSet, x: number, width: number) => void

const z = -1.15
const plinth = (set: RoomSet, x: number, wide: number, high = 0.32): void => {
  set.kit.box('plate', [wide, high, 0.95, 0.01], [x, high / 2, z])
}
const model = (set: RoomSet, key: string, finish: Finish, [x, y, turn]: readonly [number, number, number]): void =>
  set.model(key, finish, { position: [x, y, z], turn })

const things: Record<NonNullable<StoreFront['shows']>[number], Thing> = {
  fridge: (set, x, width) => {
    plinth(set, x, Math.min(width - 0.3, 2.1), 0.14)
    if (width > 1.7) {
      model(set, 'french-door-fridge', 'steel', [x - 0.42, 0.14, 0.12])
      model(set, 'bottom-mount-fridge', 'white', [x + 0.56, 0.14, -0.1])
    } else model(set, 'bottom-mount-fridge', 'steel', [x, 0.14, 0.1])
  },
  washer: (set, x, width) => {
    plinth(set, x, Math.min(width - 0.3, 2))
    model(set, 'front-loader-washer', 'white', [x - 0.38, 0.32, 0.12])
    model(set, 'dryer', 'white', [x - 0.38, 1.18, 0.12])
    if (width > 1.5) model(set, 'front-loader-washer', 'black', [x + 0.4, 0.32, -0.08])
  },
  oven: (set, x, width) => {
    plinth(set, x, Math.min(width - 0.3, 2.1), 0.45)
    model(set, 'wall-oven', 'black', [x - 0.4, 0.45, 0.18])
    model(set, 'wall-oven', 'steel', [x - 0.4, 1.07, 0.18])
    if (width > 1.5) {
      model(set, 'stand-mixer', 'chilli', [x + 0.35, 0.45, -0.5])
      model(set, 'kettle', 'steel', [x + 0.72, 0.45, -0.4])
    }
  },
  bench: (set, x, width) => {
    const wide = Math.min(width - 0.3, 2.3)
    set.kit.box('cabinet', [wide, 0.86, 0.6, 0.006], [x, 0.43, z])
    set.kit.box('bench', [wide + 0.04, 0.04, 0.64, 0.008], [x, 0.88, z])
    for (let index = 1; index < 4; index += 1)
      set.kit.box('dark', [0.008, 0.8, 0.01], [x - wide / 2 + (wide * index) / 4, 0.44, z + 0.301])
    model(set, 'stand-mixer', 'sage', [x - wide * 0.28, 0.9, -0.6])
    model(set, 'espresso-machine', 'steel', [x + wide * 0.12, 0.9, -0.2])
    model(set, 'toaster', 'black', [x + wide * 0.38, 0.9, -0.3])
    set.pendant([x, 2.1, z], 0.22)
  },
  sofa: (set, x, width) => {
    plinth(set, x, width - 0.2, 0.3)
    set.model('sofa', 'forest', { position: [x, 0.3, z], size: Math.min(1, (width - 0.4) / 2.2) })
    set.pendant([x + width * 0.22, 2.15, z], 0.2)
  },
  lamp: (set, x, width) => {
    plinth(set, x, width - 0.2, 0.3)
    set.model('armchair', 'clay', { position: [x - Math.min(0.3, width * 0.15), 0.3, z], turn: 0.35 })
    set.model('floor-lamp', 'oak', { position: [x + Math.min(0.65, width * 0.32), 0.3, z - 0.2] })
  },
  table: (set, x, width) => {
    const size = Math.min(1, (width - 0.4) / 2)
    plinth(set, x, width - 0.2, 0.3)
    set.model('dining-table', 'oak', { position: [x, 0.3, z], size })
    for (const side of [-1, 1])
      set.model('dining-chair', 'oak', { position: [x + side * 0.4 * size, 0.3, z + 0.36], turn: Math.PI, size })
    set.pendant([x, 2.1, z], 0.24)
  },
}

function dockDoor(set: RoomSet, { x, width }: Opening): void {
  const open = 1.75
  for (let y = open; y < lintel; y += 0.16) set.kit.box('trim', [width - 0.1, 0.15, 0.05, 0.02], [x, y + 0.08, -0.18])
  set.kit.box('dark', [width - 0.08, 0.09, 0.07, 0.01], [x, open - 0.02, -0.16])
  for (const side of [-1, 1])
    set.kit.box('dark', [0.07, lintel, 0.12, 0.006], [x + side * (width / 2 - 0.03), lintel / 2, -0.16])
  const boxes = Math.floor((width - 0.4) / 0.72)
  for (let index = 0; index < boxes; index += 1) {
    const left = x - width / 2 + 0.55 + index * 0.72
    const high = 0.62 + ((index * 7) % 3) * 0.12
    set.kit.box('card', [0.64, high, 0.6, 0.008], [left, high / 2, -1])
    set.kit.box('shade', [0.07, high + 0.004, 0.604, 0.004], [left, high / 2, -1])
    if (index % 2) set.kit.box('card', [0.56, 0.5, 0.56, 0.008], [left + 0.03, high + 0.25, -1])
  }
  set.model('bottom-mount-fridge', 'steel', { position: [x + width * 0.22, 0, -1.9] })
}

function frontDoor(set: RoomSet, { x, width }: Opening): void {
  const height = ground.doorHeight + 0.45
  frameOf(set, { x, y: height / 2, width, height, panes: 1, rail: ground.doorHeight / height })
  const leaf = width / 2 - 0.05
  for (const side of [-1, 1]) {
    const middle = x + (side * width) / 4
    set.kit.frame('body', [leaf, ground.doorHeight - 0.06, 0.06, 0.004], 0.13, [middle, ground.doorHeight / 2, -0.16])
    set.kit.box('body', [leaf - 0.2, 0.42, 0.05, 0.004], [middle, 0.3, -0.16])
    set.kit.bar('chrome', [x + side * 0.1, 0.85, -0.08], [x + side * 0.1, 1.45, -0.08], 0.016)
  }
  set.kit.box('stone', [width + 0.7, 0.07, 0.8, 0.01], [x, 0.035, 0.35])
}

function awningOver(set: RoomSet, { x, width }: Opening): void {
  const count = Math.max(6, Math.round(width / 0.26)) | 1
  const each = (width + 0.4) / count
  for (let index = 0; index < count; index += 1) {
    const slot = index % 2 ? 'shade' : 'accent'
    const left = x - (width + 0.4) / 2 + each * (index + 0.5)
    set.kit.box(slot, [each + 0.002, 0.02, 1.16], [left, lintel - 0.02, 0.52], [0.42, 0, 0])
    set.kit.box(slot, [each + 0.002, 0.2, 0.014, 0.006], [left, lintel - 0.34, 1.045])
  }
}

function signOver(set: RoomSet, { width }: House, wordmark: CanvasTexture, aspect: number): void {
  set.kit.box('panel', [width - 0.5, fascia.height, 0.14, 0.012], [0, fascia.y, 0.06])
  const high = Math.min(0.62, 4.6 / aspect)
  const mesh = set.kit.put('mark', new PlaneGeometry(high * aspect, high), [0, fascia.y, 0.136])
  mesh.material = new MeshBasicMaterial({ map: wordmark, transparent: true })
  mesh.castShadow = false
  // Two lamps over the sign.
  for (const side of [-1, 1]) {
    const x = (side * width) / 4
    set.kit.bar('dark', [x, fascia.y + 0.62, 0], [x, fascia.y + 0.66, 0.42], 0.018)
    set.kit.cylinder('dark', [0.1, 0.05, 0.14], [x, fascia.y + 0.6, 0.44], [0.5, 0, 0])
  }
}

/** A triangle or arc over the wall, pushed back over the shop. */
const gableOf = (width: number, height: number): Corner[] => [
  [-width / 2, 0],
  [width / 2, 0],
  [0, height],
]

const roofs: Record<StoreFront['roof'], (set: RoomSet, house: House) => void> = {
  flat: (set, { width, top }) => {
    set.kit.box('arch', [width + 0.3, 0.28, 0.5, 0.02], [0, top + 0.1, 0])
    set.kit.box('bench', [width + 0.4, 0.07, 0.6, 0.01], [0, top + 0.27, 0])
  },
  gable: (set, { width, top }) => {
    const height = width * 0.2
    set.kit.extrude('wall', gableOf(width, height), { depth: wallDepth, bevel: 0.004 }, [0, top, -wallDepth / 2])
    const slope = Math.hypot(width / 2, height)
    const turn = Math.atan2(height, width / 2)
    for (const side of [-1, 1]) {
      const middle = (side * width) / 4
      set.kit.box(
        'bench',
        [slope + 0.5, 0.12, roomDepth + 0.8, 0.01],
        [middle, top + height / 2 + 0.08, -roomDepth / 2 + 0.1],
        [0, 0, -side * turn],
      )
      set.kit.box('arch', [slope + 0.5, 0.2, 0.06, 0.01], [middle, top + height / 2 + 0.02, 0.53], [0, 0, -side * turn])
    }
    set.kit.ring('arch', [0.42, 0.05], [0, top + height * 0.42, 0.02])
    set.kit.cylinder('glass', [0.4, 0.4, 0.03], [0, top + height * 0.42, 0.01], [Math.PI / 2, 0, 0])
  },
  sawtooth: (set, { width, top }) => {
    const count = 4
    const each = width / count
    for (let index = 0; index < count; index += 1) {
      const left = -width / 2 + each * index
      const tooth: Corner[] = [
        [0, 0],
        [each, 0],
        [0, each * 0.46],
      ]
      set.kit.extrude('wall', tooth, { depth: wallDepth, bevel: 0.004 }, [left, top, -wallDepth / 2])
      const slope = Math.hypot(each, each * 0.46)
      set.kit.box(
        'bench',
        [slope + 0.08, 0.1, roomDepth, 0.01],
        [left + each / 2, top + each * 0.23 + 0.05, -roomDepth / 2 + 0.12],
        [0, 0, -Math.atan(0.46)],
      )
      set.kit.box('glass', [0.03, each * 0.36, roomDepth - 0.6], [left - 0.02, top + each * 0.2, -roomDepth / 2])
    }
  },
  arched: (set, { width, top }) => {
    const rise = width * 0.17
    const arc = Array.from({ length: 41 }, (_, step): Corner => {
      const turn = (step / 40) * Math.PI
      return [Math.cos(turn) * (width / 2), Math.sin(turn) * rise]
    })
    set.kit.extrude('wall', arc, { depth: wallDepth, bevel: 0.004 }, [0, top, -wallDepth / 2])
    const inner = arc.map(([x, y]): Corner => [x * 0.998, y * 0.99 + 0.01])
    const band = [...arc.map(([x, y]): Corner => [x * 1.03, y * 1.07 - 0.05]), ...inner.reverse()]
    set.kit.extrude('bench', band, { depth: roomDepth, bevel: 0.01 }, [0, top, -roomDepth / 2 + 0.3])
    // A fan of windows in the arch.
    const fan = arc.map(([x, y]): Corner => [x * 0.42, y * 0.62])
    set.kit.extrude('glass', fan, { depth: 0.04, bevel: 0 }, [0, top + 0.12, 0.02])
    for (let index = 1; index < 8; index += 1) {
      const turn = (index / 8) * Math.PI
      set.kit.bar(
        'arch',
        [0, top + 0.12, 0.05],
        [Math.cos(turn) * width * 0.21, top + 0.12 + Math.sin(turn) * rise * 0.62, 0.05],
        0.025,
      )
    }
  },
  glass: (set, { width, top }) => {
    const [rise, ridge] = [1.7, width * 0.26]
    const shape: Corner[] = [
      [-width / 2, 0],
      [width / 2, 0],
      [ridge, rise],
      [-ridge, rise],
    ]
    set.kit.extrude('clear', shape, { depth: 0.02, bevel: 0 }, [0, top, -0.02])
    const bars = 8
    for (let index = 0; index <= bars; index += 1) {
      const share = index / bars - 0.5
      set.kit.bar('dark', [share * width, top, 0], [share * ridge * 2, top + rise, 0], 0.03)
      set.kit.bar('dark', [share * ridge * 2, top + rise, 0], [share * ridge * 2, top + rise, -roomDepth], 0.02)
    }
    for (const y of [0, 0.5, 1]) {
      const half = width / 2 + (ridge - width / 2) * y
      set.kit.bar('dark', [-half, top + rise * y, 0], [half, top + rise * y, 0], 0.035)
    }
    set.kit.box('art', [width - 0.6, rise, 0.05], [0, top + rise / 2 - 0.1, -roomDepth])
    for (const side of [-1, 0, 1]) set.plant([(side * width) / 3.4, top - 0.35, -1.4], 1.5)
  },
}

/** A trunk with a loose crown. */
function tree(set: RoomSet, x: number, depth: number, next: () => number): void {
  const high = 1.9 + next() * 0.4
  set.kit.box('stone', [1.1, 0.06, 1.1, 0.01], [x, 0.03, depth])
  set.kit.bar('clay', [x, 0, depth], [x + 0.06, high, depth], 0.1, 0.06)
  for (const lean of [-0.5, 0.45])
    set.kit.bar('clay', [x + 0.04, high - 0.3, depth], [x + lean, high + 0.7, depth + lean * 0.3], 0.05, 0.03)
  for (let index = 0; index < 70; index += 1) {
    const turn = index * 2.4
    const up = index / 70
    const out = Math.sin(Math.PI * (0.2 + up * 0.76)) * (0.72 + next() * 0.5)
    const size = 0.2 + next() * 0.2
    const place: Triple = [
      x + Math.cos(turn) * out,
      high + 0.3 + up * 1.9 + next() * 0.2,
      depth + Math.sin(turn) * out * 0.9,
    ]
    set.kit.ball(index % 3 ? 'leaf' : 'meadow', size, place, [1.15, 0.72, 1])
  }
}

function planter(set: RoomSet, x: number): void {
  set.kit.box('stone', [0.62, 0.55, 0.62, 0.03], [x, 0.275, 0.75])
  for (let index = 0; index < 9; index += 1) {
    const turn = index * 2.4
    set.kit.ball(
      'leaf',
      0.2 + (index % 3) * 0.04,
      [x + Math.cos(turn) * 0.17, 0.68 + (index % 4) * 0.11, 0.75 + Math.sin(turn) * 0.17],
      [1, 0.85, 1],
    )
  }
}

function seat(set: RoomSet, x: number): void {
  for (const depth of [0.62, 0.78, 0.94]) set.kit.box('wood', [1.7, 0.05, 0.13, 0.008], [x, 0.45, depth])
  for (const side of [-0.7, 0.7]) {
    set.kit.box('dark', [0.06, 0.44, 0.06, 0.004], [x + side, 0.22, 0.6])
    set.kit.box('dark', [0.06, 0.44, 0.06, 0.004], [x + side, 0.22, 0.96])
  }
}

/** Pavement, kerb and road, the houses beside, and the sky. */
function street(set: RoomSet, { width, top }: House, next: () => number): void {
  const kerb = width * 0.66
  set.kit.box('concrete', [80, 0.1, kerb], [0, -0.05, kerb / 2])
  set.kit.box('stone', [80, 0.18, 0.28, 0.02], [0, -0.05, kerb + 0.1])
  set.kit.box('iron', [80, 0.1, 20], [0, -0.19, kerb + 10.2])
  const sky = set.kit.box('sky', [160, 70, 0.1], [0, 20, -34])
  sky.castShadow = false
  for (const side of [-1, 1]) {
    let x = side * (width / 2 + 0.02)
    for (const slot of side < 0 ? (['cabinet', 'seam', 'cabinet'] as const) : (['seam', 'cabinet', 'seam'] as const)) {
      const wide = 4.6 + next() * 2
      const high = top * (0.82 + next() * 0.34)
      const middle = x + (side * wide) / 2
      set.kit.box(slot, [wide, high, roomDepth], [middle, high / 2, -roomDepth / 2 - 0.35])
      set.kit.box('arch', [wide + 0.1, 0.16, 0.5, 0.01], [middle, high, -0.35])
      for (const row of high > 5 ? [0.18, 0.62] : [0.2])
        for (const at of [-0.26, 0.26]) {
          set.kit.box('arch', [wide * 0.3, high * 0.27, 0.04, 0.006], [middle + at * wide, high * (row + 0.13), -0.34])
          set.kit.box(
            'glass',
            [wide * 0.26, high * 0.24, 0.04, 0.004],
            [middle + at * wide, high * (row + 0.13), -0.33],
          )
        }
      x += side * (wide + 0.03)
    }
  }
  for (let index = 0; index < 9; index += 1)
    set.kit.ball('meadow', 4 + next() * 2.5, [-34 + index * 8.5 + next() * 3, 0.5, -26], [1.4, 0.72, 0.5])
}

function roomOf({ key, front, paint }: StoreJob, sign: CanvasTexture, aspect: number): Room {
  const next = numbersOf(key)
  const house = houseOf(front)
  const side = next() < 0.5 ? -1 : 1
  const shows = front.shows ?? ['fridge', 'washer', 'oven', 'bench']
  const first = Math.floor(next() * shows.length)
  const distance = house.width * 1.72
  const isTall = front.floors === 2 && front.roof !== 'flat'
  return {
    camera: {
      from: [side * house.width * 0.24, 2.05, distance],
      to: [side * 0.25, isTall ? 4.6 : front.floors === 2 ? 3.5 : 2.75, 0],
      zoom: isTall ? 36 : front.floors === 2 ? 29 : 26,
    },
    aspect: 1.5,
    reach: house.width * 0.95,
    sun: [side * 0.75, 0.72],
    surfaces: {
      wall: { color: paint.wall, second: paint.trim, rough: 0.95, pattern: paint.cladding },
      arch: { color: paint.trim, rough: 0.85, pattern: 'plaster' },
      dark: { color: paint.frame, rough: 0.5 },
      panel: { color: paint.sign, rough: 0.45 },
      accent: { color: paint.awning, rough: 0.9 },
      shade: { color: paint.awningLight, rough: 0.9 },
      body: { color: paint.door, second: paint.frame, rough: 0.5, pattern: 'grain' },
      bench: { color: paint.roof, rough: 0.7 },
      art: { color: paint.inside, rough: 1, glow: 0.5 },
      liner: { color: '#fff6e4', rough: 1, glow: 0.5 },
      floor: { color: '#d6bd94', second: '#c4a678', rough: 0.6, pattern: 'boards' },
      sky: { color: paint.sky, rough: 1, glow: 0.42 },
      meadow: { color: '#86a37c', rough: 1 },
      concrete: { color: '#cfc9be', second: '#a8a297', rough: 0.9, pattern: 'paving' },
      stone: { color: '#d9d4ca', rough: 0.85, pattern: 'plaster' },
      iron: { color: '#5d5f61', rough: 0.95, pattern: 'plaster' },
      cabinet: { color: '#ddd3c2', rough: 0.95, pattern: 'plaster' },
      seam: { color: '#cfc4b1', second: '#bcae98', rough: 0.95, pattern: 'bricks' },
      glass: { color: '#7f959e', rough: 0.12 },
      clear: { color: '#f4fafa', rough: 0.04, opacity: 0.05 },
      clay: { color: '#7a6551', rough: 0.9 },
      leaf: { color: '#6f8f68', rough: 0.9 },
      trim: { color: '#c9cbc8', rough: 0.5, metal: 0.4 },
    },
    build: (set) => {
      street(set, house, next)
      walls(set, house, front)
      interior(set, house)
      let shown = first
      for (const opening of house.openings) {
        if (opening.kind === 'door') frontDoor(set, opening)
        else if (opening.kind === 'dock') dockDoor(set, opening)
        else {
          frameOf(set, {
            x: opening.x,
            y: (sill + lintel) / 2,
            width: opening.width,
            height: lintel - sill,
            panes: opening.width > 2.4 ? 3 : 2,
          })
          things[shows[shown % shows.length]!](set, opening.x, opening.width)
          shown += 1
        }
        if (front.awning && opening.kind === 'window') awningOver(set, opening)
      }
      signOver(set, house, sign, aspect)
      roofs[front.roof](set, house)
      const edge = house.width / 2 + 0.9
      if (front.trees) for (const at of [-1, 1]) tree(set, at * edge, 2.7, next)
      else for (const at of [-1, 1]) planter(set, at * (house.width / 2 - 0.35))
      if (!front.dock) seat(set, house.openings.find(({ kind }) => kind === 'window')?.x ?? 0)
    },
  }
}

/** Draws the wordmark, sharp enough for a sign of half the picture. */
export async function lettersOf({ drawing, aspect }: StoreJob['sign']): Promise<CanvasTexture> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 1024, height: Math.round(1024 / aspect) })
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

export async function storeStage(job: StoreJob): Promise<Stage> {
  return stageOf(roomOf(job, await lettersOf(job.sign), job.sign.aspect))
}

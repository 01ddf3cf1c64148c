import {
  type BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  SRGBColorSpace,
  TorusGeometry,
  Vector3,
} from 'three'
import { type DesignLanguage, languageOf } from './design-languages.ts'
import type { Slot } from './finishes.ts'
import type { Spec } from './model.ts'
import { type Paint, paintOf } from './paint.ts'
import {
  type Corner,
  cushion,
  type Extrusion,
  extruded,
  type Line,
  type Outline,
  pointsOf,
  rectangle,
  roundedBox,
  segmentsOf,
  type Triple,
  tube,
  turned,
} from './shapes.ts'

export type Build = (kit: Kit, spec: Spec) => void
export type Badge = { uri: string; name: string }

/** The name of a manufacturer as it is printed on a product. */
const lettering = ({ plate }: DesignLanguage, name: string, ink: string): CanvasTexture => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1024, height: 160 })
  const context = canvas.getContext('2d')!
  const text = plate.upper ? name.toUpperCase() : name
  const [words, family] = [plate.font.split(' ').slice(0, -1).join(' '), plate.font.split(' ').at(-1)]
  const write = (size: number): number => {
    context.font = `${words} ${size}px ${family}`
    context.letterSpacing = `${plate.spacing * size}px`
    return context.measureText(text).width
  }
  write(Math.min(116, (116 * 980) / write(116)))
  context.fillStyle = ink
  context.textAlign = plate.side === 0 ? 'center' : plate.side < 0 ? 'left' : 'right'
  context.textBaseline = 'middle'
  context.fillText(text, plate.side === 0 ? 512 : plate.side < 0 ? 12 : 1012, 82)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

const inks = { onDark: '#c9cfd0', onLight: '#4a4f52' } as const

/** Puts parts into one group; a part is named by what it is made of, its size in metres, its place and its turn. */
export class Kit {
  readonly group = new Group()
  readonly style: DesignLanguage
  readonly #paint: Paint
  readonly #badge: Badge

  constructor(paint: Paint, badge: Badge = { uri: '', name: '' }) {
    this.#paint = paint
    this.#badge = badge
    this.style = languageOf(badge.uri)
  }

  /** True where the body is dark. */
  get isDark(): boolean {
    return this.#paint.finish === 'black' || this.#paint.finish === 'forest' || this.#paint.finish === 'chilli'
  }

  /** The manufacturer's name in the width of its plate; on a body it takes the ink that its finish needs. */
  plate(width: number, position: Triple, { turn, on = 'body' }: { turn?: Triple; on?: 'body' | 'dark' } = {}): void {
    if (!this.#badge.name) return
    const ink = on === 'dark' || this.isDark ? inks.onDark : inks.onLight
    const mesh = this.put('mark', new PlaneGeometry(width, (width * 160) / 1024), position, turn)
    mesh.material = new MeshBasicMaterial({ map: lettering(this.style, this.#badge.name, ink), transparent: true })
    mesh.castShadow = false
  }

  put(slot: Slot, geometry: BufferGeometry, position: Triple = [0, 0, 0], turn: Triple = [0, 0, 0]): Mesh {
    const mesh = new Mesh(geometry, paintOf(this.#paint, slot, geometry))
    mesh.position.set(...position)
    mesh.rotation.set(...turn)
    const isClear = mesh.material instanceof Object && 'transparent' in mesh.material && mesh.material.transparent
    mesh.castShadow = !isClear
    mesh.receiveShadow = true
    this.group.add(mesh)
    return mesh
  }

  /** width, height, depth and edge radius */
  box(slot: Slot, size: readonly [number, number, number, number?], position: Triple, turn?: Triple): Mesh {
    return this.put(slot, roundedBox(size), position, turn)
  }

  /** A panel: width, height, depth, radius of its four corners; the edges are bevelled. */
  slab(
    slot: Slot,
    [w, h, d, corner]: readonly [number, number, number, number],
    position: Triple,
    turn?: Triple,
  ): Mesh {
    return this.put(
      slot,
      extruded(rectangle([w, h, corner]), { depth: d, bevel: Math.min(0.004, d / 3) }),
      position,
      turn,
    )
  }

  /** A frame: a slab with a rectangular opening. */
  frame(
    slot: Slot,
    [w, h, d, corner]: readonly [number, number, number, number],
    rim: number,
    position: Triple,
    turn?: Triple,
  ) {
    const hole = rectangle([w - rim * 2, h - rim * 2, Math.max(corner - rim, 0.002)])
    return this.put(
      slot,
      extruded(rectangle([w, h, corner]), { depth: d, bevel: 0.002, holes: [hole] }),
      position,
      turn,
    )
  }

  extrude(slot: Slot, corners: Outline, shape: Extrusion, position?: Triple, turn?: Triple): Mesh {
    return this.put(slot, extruded(corners, shape), position, turn)
  }

  /** Radius at the bottom and at the top, height; centred, edges softened. */
  cylinder(slot: Slot, [bottom, top, height]: Triple, position: Triple, turn?: Triple): Mesh {
    const soft = Math.min(0.004, bottom / 4, top / 4, height / 4)
    const y = height / 2
    const corners: Corner[] = [
      [0, -y],
      [bottom, -y, soft],
      [top, y, soft],
      [0, y],
    ]
    return this.put(slot, turned(corners), position, turn)
  }

  lathe(slot: Slot, corners: Outline, position?: Triple, turn?: Triple): Mesh {
    return this.put(slot, turned(corners), position, turn)
  }

  ring(slot: Slot, [radius, thickness]: readonly [number, number], position: Triple, turn?: Triple): Mesh {
    return this.put(
      slot,
      new TorusGeometry(radius, thickness, thickness < 0.005 ? 8 : 20, segmentsOf(radius)),
      position,
      turn,
    )
  }

  ball(slot: Slot, radius: number, position: Triple, stretch: Triple = [1, 1, 1]): Mesh {
    const mesh = this.put(slot, new SphereGeometry(radius, segmentsOf(radius), segmentsOf(radius) / 2), position)
    mesh.scale.set(...stretch)
    return mesh
  }

  tube(slot: Slot, points: Line, radius: number): Mesh {
    const ends = pointsOf(points)
    if (radius > 0.008) for (const end of [ends[0], ends.at(-1)]) if (end) this.ball(slot, radius, end)
    return this.put(slot, tube(points, radius))
  }

  /** A straight round bar from one point to the other; it may taper. */
  bar(slot: Slot, from: Triple, to: Triple, radius: number, endRadius = radius): Mesh {
    const [start, end] = [new Vector3(...from), new Vector3(...to)]
    const along = end.clone().sub(start)
    const mesh = this.put(
      slot,
      new CylinderGeometry(endRadius, radius, along.length(), segmentsOf(Math.max(radius, endRadius))),
    )
    mesh.position.copy(start).addScaledVector(along, 0.5)
    mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.normalize()))
    return mesh
  }

  cushion(
    slot: Slot,
    size: readonly [number, number, number, number],
    puff: number,
    position: Triple,
    turn?: Triple,
  ): Mesh {
    return this.put(slot, cushion(size, puff), position, turn)
  }

  /** Parts built around their own origin, then placed and turned together (a door on its hinge, a mixer's head). */
  part(position: Triple, turn: Triple, build: (kit: Kit) => void): void {
    const kit = new Kit(this.#paint, this.#badge)
    build(kit)
    kit.group.position.set(...position)
    kit.group.rotation.set(...turn)
    this.group.add(kit.group)
  }
}

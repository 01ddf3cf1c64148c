import {
  type BufferGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three'
import type { Slot } from './finishes.ts'
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

export type Pose = { open?: boolean }
export type Build = (kit: Kit, pose: Pose) => void

/** Puts parts into one group; a part is named by what it is made of, its size in metres, its place and its turn. */
export class Kit {
  readonly group = new Group()
  readonly #paint: Paint

  constructor(paint: Paint) {
    this.#paint = paint
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
    const kit = new Kit(this.#paint)
    build(kit)
    kit.group.position.set(...position)
    kit.group.rotation.set(...turn)
    this.group.add(kit.group)
  }
}

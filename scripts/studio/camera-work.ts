import { Vector2, Vector3, type WebGLRenderer } from 'three'
import type { Exposure } from './exposure.ts'
import { direction, type Stage } from './scene.ts'

export type Light = { key: number; dome: number; environment: number; ambient: number; spread: number; exposure: number }

export const productLight: Light = { key: 3.1, dome: 2.5, environment: 0.9, ambient: 0.5, spread: 0.11, exposure: 1 }

// Additive recurrences cover square and sphere evenly, so that few frames already look smooth and every run is the same.
const spread = (index: number, step: number): number => (0.5 + (index + 1) * step) % 1
const plastic = [0.7548776662466927, 0.5698402909980532] as const

const domeDirection = (index: number, towards: Vector3): Vector3 => {
  const [u, v] = [spread(index, plastic[0]), spread(index, plastic[1])]
  const height = 1 - u * 1.04
  const level = Math.sqrt(Math.max(0, 1 - height * height))
  const around = direction(v * Math.PI * 2, 0).multiplyScalar(level)
  around.y = Math.max(height, 0.02)
  // Light from behind the object only rims it; most of the dome stands on the camera's side.
  const front = around.x * towards.x + around.z * towards.z
  return front < -0.2 ? around.addScaledVector(towards, -front * 1.1).normalize() : around.normalize()
}

const keyDirection = (index: number, sun: Vector3, width: number): Vector3 => {
  const [radius, turn] = [Math.sqrt(spread(index, plastic[0])) * width, spread(index, plastic[1]) * Math.PI * 2]
  const side = new Vector3(0, 1, 0).cross(sun).normalize()
  const up = sun.clone().cross(side)
  return sun.clone().addScaledVector(side, Math.cos(turn) * radius).addScaledVector(up, Math.sin(turn) * radius).normalize()
}

type Shot = { renderer: WebGLRenderer; exposure: Exposure; stage: Stage; light: Light; frames: number; aim: (shift: Vector2) => void }
type Kind = 'mirror' | 'key' | 'dome'

const shares: Record<Kind, number> = { mirror: 0.22, key: 0.26, dome: 0.52 }

const set = ({ stage, light }: Shot, kind: Kind, index: number, gain: number): void => {
  const isMirror = kind === 'mirror'
  stage.scene.environment = isMirror ? stage.environment : null
  stage.scene.environmentIntensity = light.environment * gain
  stage.ambient.intensity = isMirror ? light.ambient * gain : 0
  stage.light.visible = !isMirror
  if (stage.catcher) stage.catcher.visible = !isMirror
  if (isMirror) return
  const towards = stage.camera.position.clone().setY(0).normalize()
  const from = kind === 'key' ? keyDirection(index, stage.sun, light.spread) : domeDirection(index, towards)
  stage.light.position.copy(stage.light.target.position).addScaledVector(from, stage.reach * 3)
  stage.light.intensity = (kind === 'key' ? light.key : light.dome) * gain
  stage.light.color.set(kind === 'key' ? '#fff6ea' : '#f6f8ff')
  if (stage.catcher) stage.catcher.opacity = (kind === 'key' ? 0.24 : 0.62 * from.y) * gain
}

/** Mirrored room, key light and dome light are taken in frames of their own: looking up the room is what costs most. */
export function expose(shot: Shot): void {
  const { renderer, exposure, stage, frames, aim } = shot
  const counts = { mirror: Math.round(frames * shares.mirror), key: Math.round(frames * shares.key), dome: 0 }
  counts.dome = frames - counts.mirror - counts.key
  const plan = (['mirror', 'key', 'dome'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, index })),
  )
  exposure.take(frames, (step) => {
    const { kind, index } = plan[step]!
    set(shot, kind, index, frames / counts[kind])
    aim(new Vector2(spread(index, 0.618034) * 1.2 - 0.6, spread(index, 0.754878) * 1.2 - 0.6))
    renderer.render(stage.scene, stage.camera)
  })
}

import { type ShadowMaterial, Vector2, Vector3, type WebGLRenderer } from 'three'
import type { Exposure } from './exposure.ts'
import { direction, type Stage } from './scene.ts'

export type Light = { key: number; dome: number; ambient: number; spread: number; exposure: number }

export const productLight: Light = { key: 3.1, dome: 2.9, ambient: 0.64, spread: 0.11, exposure: 1.08 }
export const roomLight: Light = { key: 3.2, dome: 2.6, ambient: 0.75, spread: 0.14, exposure: 0.96 }

// Additive recurrences cover square and sphere evenly, so that few frames already look smooth and every run is the
// same.
const spread = (index: number, step: number): number => (0.5 + (index + 1) * step) % 1
const plastic = [0.7548776662466927, 0.5698402909980532] as const

const domeDirection = (index: number, towards: Vector3): Vector3 => {
  const [u, v] = [spread(index, plastic[0]), spread(index, plastic[1])]
  const height = 1 - u * 1.04
  const level = Math.sqrt(Math.max(0, 1 - height * height))
  const around = direction(v * Math.PI * 2, 0).multiplyScalar(level)
  around.y = Math.max(height, 0.02)
  // Light from behind the object only rims it; most of the dome is on the side of the camera.
  const front = around.x * towards.x + around.z * towards.z
  return front < -0.2 ? around.addScaledVector(towards, -front * 1.1).normalize() : around.normalize()
}

const keyDirection = (index: number, sun: Vector3, width: number): Vector3 => {
  const [radius, turn] = [Math.sqrt(spread(index, plastic[0])) * width, spread(index, plastic[1]) * Math.PI * 2]
  const side = new Vector3(0, 1, 0).cross(sun).normalize()
  const up = sun.clone().cross(side)
  return sun
    .clone()
    .addScaledVector(side, Math.cos(turn) * radius)
    .addScaledVector(up, Math.sin(turn) * radius)
    .normalize()
}

type Shot = {
  renderer: WebGLRenderer
  exposure: Exposure
  stage: Stage
  light: Light
  frames: number
  aim: (shift: Vector2) => void
}
type Kind = 'key' | 'dome'

const point = (stage: Stage, from: Vector3): void => {
  stage.light.position.copy(stage.light.target.position).addScaledVector(from, stage.reach * 3)
}

const set = ({ stage, light }: Shot, kind: Kind, index: number): Vector3 => {
  const towards = stage.camera.position.clone().setY(0).normalize()
  const from = kind === 'key' ? keyDirection(index, stage.sun, light.spread) : domeDirection(index, towards)
  point(stage, from)
  stage.light.color.set(kind === 'key' ? '#fffcf7' : '#fbfcff')
  return from
}

type Step = { kind: Kind; index: number; gain: number }

const plan = (frames: number, keyShare: number): Step[] => {
  const keys = Math.round(frames * keyShare)
  return Array.from({ length: frames }, (_, step) =>
    step < keys
      ? { kind: 'key', index: step, gain: frames / keys }
      : { kind: 'dome', index: step - keys, gain: frames / (frames - keys) },
  )
}

/** The key light lights a third of the frames, one point of the dome each of the others. */
export function expose(shot: Shot): void {
  const { renderer, exposure, stage, light, frames, aim } = shot
  const steps = plan(frames, 0.34)
  stage.ambient.intensity = light.ambient
  exposure.take(frames, (frame) => {
    const { kind, index, gain } = steps[frame]!
    set(shot, kind, index)
    stage.light.intensity = (kind === 'key' ? light.key : light.dome) * gain
    aim(new Vector2(spread(index, 0.618034) * 1.2 - 0.6, spread(index, 0.754878) * 1.2 - 0.6))
    renderer.render(stage.scene, stage.camera)
  })
}

/** The shadow on the ground alone, as alpha: it is soft, so a small image of many frames is better than a sharp one. */
export function exposeShadow(shot: Shot & { catcher: ShadowMaterial }): void {
  const { renderer, exposure, stage, frames, aim, catcher } = shot
  const steps = plan(frames, 0.3)
  exposure.take(frames, (frame) => {
    const { kind, index, gain } = steps[frame]!
    const from = set(shot, kind, index)
    const upright = Math.max(from.dot(stage.up), 0)
    catcher.opacity = (kind === 'key' ? 0.2 : 0.78 * upright ** 2) * gain
    aim(new Vector2(spread(index, 0.618034) * 1.2 - 0.6, spread(index, 0.754878) * 1.2 - 0.6))
    renderer.render(stage.scene, stage.camera)
  })
}

import { type DirectionalLight, type ShadowMaterial, Vector2, Vector3, type WebGLRenderer } from 'three'
import type { Exposure } from './exposure.ts'
import { direction, type Stage } from './scene.ts'

export type Light = { key: number; dome: number; ambient: number; spread: number; exposure: number; tint?: string }

export const productLight: Light = { key: 3.1, dome: 2.9, ambient: 0.64, spread: 0.11, exposure: 1.08 }
export const stillLight: Light = { key: 3.7, dome: 1.6, ambient: 0.46, spread: 0.24, exposure: 0.97, tint: '#fff0dc' }
export const insideLight: Light = { key: 2.3, dome: 2.1, ambient: 0.9, spread: 0.2, exposure: 1.04 }
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
type Step = { from: Vector3; isKey: boolean; gain: number }

const towardsOf = ({ camera }: Stage): Vector3 => camera.position.clone().setY(0).normalize()

/** All lights of an image: a third of them around the sun, the others over the dome. */
const plan = ({ stage, light }: Shot, count: number): Step[] => {
  const keys = Math.round(count * 0.34)
  const towards = towardsOf(stage)
  return Array.from({ length: count }, (_, step) =>
    step < keys
      ? { from: keyDirection(step, stage.sun, light.spread), isKey: true, gain: count / keys }
      : { from: domeDirection(step - keys, towards), isKey: false, gain: count / (count - keys) },
  )
}

const set = ({ stage, light: { tint = '#fffcf7' } }: Shot, light: DirectionalLight, { from, isKey }: Step): void => {
  light.position.copy(light.target.position).addScaledVector(from, stage.reach * 3)
  light.color.set(isKey ? tint : '#fbfcff')
}

const jitter = (frame: number): Vector2 =>
  new Vector2(spread(frame, 0.618034) * 1.2 - 0.6, spread(frame, 0.754878) * 1.2 - 0.6)

/** Each frame has several lights at once: the reflections of a material cost more than one more shadow. */
export function expose(shot: Shot): void {
  const { renderer, exposure, stage, light, frames, aim } = shot
  const steps = plan(shot, frames * stage.lights.length)
  stage.ambient.intensity = light.ambient
  for (const lamp of stage.lights) lamp.visible = true
  exposure.take(frames, (frame) => {
    for (const [i, lamp] of stage.lights.entries()) {
      // Key lights are next to each other in the plan: a stride gives each frame some of both.
      const step = steps[i * frames + frame]!
      set(shot, lamp, step)
      lamp.intensity = ((step.isKey ? light.key : light.dome) * step.gain) / stage.lights.length
    }
    aim(jitter(frame))
    renderer.render(stage.scene, stage.camera)
  })
}

/** The shadow on the ground alone, as alpha: it is soft, so a small image of many frames is better than a sharp one. */
export function exposeShadow(shot: Shot & { catcher: ShadowMaterial }): void {
  const { renderer, exposure, stage, frames, aim, catcher } = shot
  const steps = plan(shot, frames)
  const [lamp, ...others] = stage.lights
  for (const other of others) other.visible = false
  exposure.take(frames, (frame) => {
    const step = steps[frame]!
    set(shot, lamp!, step)
    const upright = Math.max(step.from.dot(stage.up), 0)
    catcher.opacity = (step.isKey ? 0.2 : 0.78 * upright ** 2) * step.gain
    aim(jitter(frame))
    renderer.render(stage.scene, stage.camera)
  })
}

import { Mesh, MeshBasicMaterial, type Object3D, PCFShadowMap, type Vector2, WebGLRenderer } from 'three'
import { expose, exposeShadow, productLight, roomLight } from './camera-work.ts'
import { catalogue } from './catalogue.ts'
import { buildStudioAround } from './environment.ts'
import { Exposure } from './exposure.ts'
import type { Finish } from './finishes.ts'
import { Kit } from './kit.ts'
import type { Angle, Model } from './model.ts'
import { newPaint } from './paint.ts'
import { rooms } from './rooms.ts'
import { aim, productStage, type Stage, shiftFrame, type View } from './scene.ts'

export type ProductJob = {
  kind: 'product'
  key: string
  model: string
  finish: Finish
  angle: Angle
  size: number
  frames: number
}
export type RoomJob = { kind: 'room'; key: string; width: number; frames: number }
export type Job = ProductJob | RoomJob
export type Contents = { models: Record<string, readonly Finish[]>; rooms: readonly string[] }
type Print = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

buildStudioAround()
const renderer = new WebGLRenderer({ alpha: true, premultipliedAlpha: true })
renderer.setClearColor(0x000000, 0)
renderer.autoClear = false
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
const invisible = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
const exposures = new Map<string, Exposure>()

const exposureOf = (width: number, height: number): Exposure => {
  const key = `${width}x${height}`
  const made = exposures.get(key) ?? new Exposure(renderer, width, height)
  exposures.set(key, made)
  return made
}

const viewOf = (model: Model, angle: Angle): View => {
  const azimuth = model.azimuth ?? 0.54
  const elevation = model.elevation ?? 0.36
  if (angle === 'front') return { azimuth, elevation, lightAzimuth: azimuth - 0.95 }
  if (angle === 'side') return { azimuth: -azimuth * 1.15, elevation: elevation * 0.85, lightAzimuth: -azimuth - 0.4 }
  const { detail } = model
  const own = detail.azimuth ?? azimuth * 0.8
  return { azimuth: own, elevation: detail.elevation ?? elevation, lightAzimuth: own - 0.9, focus: detail }
}

/** Keeps only meshes with a visible shadow, and hides the meshes themselves. */
const leaveShadowOnly = (object: Object3D, reach: number): void =>
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.visible = part.castShadow && part.userData.reach > reach * 0.05
    part.material = invisible
  })

// Does not dispose materials: disposing the last one of a kind would also delete its compiled program.
const forget = ({ scene, light }: Stage): void => {
  light.dispose()
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose()
  })
}

const shootProduct = ({ model: key, finish, angle, size, frames }: ProductJob): Print => {
  const model = catalogue[key]!
  const kit = new Kit(newPaint(finish))
  model.build(kit, { open: angle === 'detail' && (model.detail.open ?? false) })
  const stage = productStage(kit.group, viewOf(model, angle), model.hangs ?? false)
  const shot = { renderer, stage, light: productLight, aim: (shift: Vector2) => aim(stage.camera, stage.crop, shift) }
  const [picture, shadow] = [exposureOf(size, size), exposureOf(size / 4, size / 4)]
  stage.catcher.visible = false
  expose({ ...shot, exposure: picture, frames })
  stage.catcher.visible = true
  leaveShadowOnly(stage.holder, stage.reach)
  stage.light.shadow.radius = 6
  exposeShadow({ ...shot, exposure: shadow, frames: frames * 3, catcher: stage.catcher.material })
  picture.layUnder(shadow)
  forget(stage)
  return { width: size, height: size, pixels: picture.develop(productLight.exposure) }
}

const shootRoom = ({ key, width, frames }: RoomJob): Print => {
  const height = (width * 5) / 8
  const stage = rooms[key]!()
  const exposure = exposureOf(width, height)
  expose({
    renderer,
    exposure,
    stage,
    light: roomLight,
    frames,
    aim: (shift) => shiftFrame(stage.camera, { width, height }, shift),
  })
  forget(stage)
  return { width, height, pixels: exposure.develop(roomLight.exposure) }
}

declare global {
  interface Window {
    studio: { contents: Contents; shoot: (job: Job) => Promise<{ width: number; height: number }> }
  }
}

window.studio = {
  contents: {
    models: Object.fromEntries(Object.entries(catalogue).map(([key, { finishes }]) => [key, finishes])),
    rooms: Object.keys(rooms),
  },
  shoot: async (job) => {
    const { width, height, pixels } = job.kind === 'room' ? shootRoom(job) : shootProduct(job)
    await fetch('/print', { method: 'POST', body: pixels })
    return { width, height }
  },
}

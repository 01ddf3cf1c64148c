import { Mesh, MeshBasicMaterial, type Object3D, PCFShadowMap, type Vector2, WebGLRenderer } from 'three'
import type { PictureParameters } from '../../server/demo/catalogue/picture-parameters.ts'
import { expose, exposeShadow, insideLight, productLight, roomLight, stillLight } from './camera-work.ts'
import { catalogue } from './catalogue.ts'
import type { Darkroom } from './darkroom.ts'
import { buildStudioAround } from './environment.ts'
import { Exposure } from './exposure.ts'
import { type InsideJob, insideStage } from './interior.ts'
import type { Model } from './model.ts'
import { productOf } from './product.ts'
import { rooms } from './rooms.ts'
import { aim, openLens, productStage, type Stage, shiftFrame, type View } from './scene.ts'
import { settingStage } from './settings.ts'
import { stills } from './stills.ts'
import { type StoreJob, storeStage } from './storefront.ts'

export type ProductJob = { kind: 'product'; key: string; parameters: PictureParameters; size: number; frames: number }
export type RoomJob = { kind: 'room' | 'still'; key: string; width: number; frames: number }
export type SettingJob = {
  kind: 'setting'
  key: string
  parameters: PictureParameters
  width: number
  frames: number
}
export type Job = ProductJob | SettingJob | RoomJob | StoreJob | InsideJob
type Print = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }

buildStudioAround()
const renderer = new WebGLRenderer({ alpha: true, premultipliedAlpha: true })
renderer.setClearColor(0x000000, 0)
renderer.autoClear = false
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
const invisible = new MeshBasicMaterial({ colorWrite: false, depthWrite: false })
const scenes = { ...rooms, ...stills }
const exposures = new Map<string, Exposure>()

const exposureOf = (width: number, height: number): Exposure => {
  const key = `${width}x${height}`
  const made = exposures.get(key) ?? new Exposure(renderer, width, height)
  exposures.set(key, made)
  return made
}

const viewOf = (model: Model, width: number): View => {
  const room = model.widest && width ? Math.max(1, (model.widest / width) ** 0.4) : 1
  const azimuth = model.azimuth ?? 0.5
  return {
    azimuth,
    elevation: model.elevation ?? 0.3,
    lightAzimuth: azimuth - 0.95,
    room,
    onFloor: model.onFloor ?? false,
  }
}

/** Keeps only meshes with a visible shadow, and hides the meshes themselves. */
const leaveShadowOnly = (object: Object3D, reach: number): void =>
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.visible = part.castShadow && part.userData.reach > reach * 0.05
    part.material = invisible
  })

// Does not dispose materials: disposing the last one of a kind would also delete its compiled program.
const forget = ({ scene, lights }: Stage): void => {
  for (const light of lights) light.dispose()
  scene.traverse((part) => {
    if (part instanceof Mesh) part.geometry.dispose()
  })
}

const shootProduct = ({ parameters, size, frames }: ProductJob): Print => {
  const model = catalogue[parameters.model]!
  const stage = productStage(
    productOf(parameters),
    viewOf(model, (parameters.size?.[0] ?? 0) / 1000),
    model.hangs ?? false,
  )
  const shot = { renderer, stage, light: productLight, aim: (shift: Vector2) => aim(stage.camera, stage.crop, shift) }
  const [picture, shadow] = [exposureOf(size, size), exposureOf(size / 4, size / 4)]
  stage.catcher.visible = false
  expose({ ...shot, exposure: picture, frames })
  stage.catcher.visible = true
  leaveShadowOnly(stage.holder, stage.reach)
  stage.lights[0]!.shadow.radius = 6
  exposeShadow({ ...shot, exposure: shadow, frames: 8, catcher: stage.catcher.material })
  picture.layUnder(shadow)
  forget(stage)
  return { width: size, height: size, pixels: picture.develop(productLight.exposure) }
}

const sceneLights = { room: roomLight, store: roomLight, inside: insideLight, still: stillLight, setting: roomLight }

const shootStage = (stage: Stage, { kind, width, frames }: RoomJob | SettingJob | StoreJob | InsideJob): Print => {
  const height = width / stage.camera.aspect
  const exposure = exposureOf(width, height)
  const light = sceneLights[kind]
  const throughLens = openLens(stage)
  expose({
    renderer,
    exposure,
    stage,
    light,
    frames,
    aim: (shift) => {
      shiftFrame(stage.camera, { width, height }, shift)
      throughLens(shift)
    },
  })
  forget(stage)
  return { width, height, pixels: exposure.develop(light.exposure) }
}

async function printOf(job: Job): Promise<Print> {
  if (job.kind === 'product') return shootProduct(job)
  if (job.kind === 'store') return shootStage(await storeStage(job), job)
  if (job.kind === 'setting') return shootStage(settingStage(job.parameters), job)
  if (job.kind === 'inside') return shootStage(await insideStage(job), job)
  return shootStage(scenes[job.key]!(), job)
}

/** Lossy colours, lossless alpha: compressed, the soft shadow would show steps. */
const webp = ({ width, height, pixels }: Print): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.84 })
}

declare global {
  interface Window {
    studio: Pick<Darkroom, 'rooms' | 'stills'> & { shoot: (job: Job) => Promise<void> }
  }
}

window.studio = {
  rooms: Object.keys(rooms),
  stills: Object.keys(stills),
  shoot: async (job) => {
    await fetch('/print', { method: 'POST', body: await webp(await printOf(job)) })
  },
}

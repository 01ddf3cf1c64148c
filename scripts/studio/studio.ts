import { PCFShadowMap, ColorManagement, type Texture, WebGLRenderer } from 'three'
import { expose, productLight } from './camera-work.ts'
import { catalogue } from './catalogue.ts'
import { mirrorsOnly, studioEnvironment } from './environment.ts'
import { Exposure } from './exposure.ts'
import type { Finish } from './finishes.ts'
import { Kit } from './kit.ts'
import type { Angle, Model } from './model.ts'
import { newPaint } from './paint.ts'
import { aim, productStage, type View } from './scene.ts'

export type ProductJob = { kind: 'product'; model: string; finish: Finish; angle: Angle; size: number; frames: number }
export type Job = ProductJob

mirrorsOnly()
ColorManagement.enabled = true
const renderer = new WebGLRenderer({ alpha: true, premultipliedAlpha: true })
renderer.setClearColor(0x000000, 0)
renderer.autoClear = false
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
let environment: Texture | undefined
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

const shootProduct = ({ model: key, finish, angle, size, frames }: ProductJob): Uint8Array<ArrayBuffer> => {
  const model = catalogue[key]!
  environment ??= studioEnvironment(renderer)
  const kit = new Kit(newPaint(finish))
  model.build(kit, { open: angle === 'detail' && model.detail.open })
  const stage = productStage(kit.group, viewOf(model, angle), { environment, isWall: model.hangs ?? false })
  const exposure = exposureOf(size, size)
  expose({ renderer, exposure, stage, light: productLight, frames, aim: (shift) => aim(stage.camera, stage.crop, shift) })
  renderer.setRenderTarget(null)
  return exposure.develop(productLight.exposure)
}

declare global {
  interface Window {
    shoot: (job: Job) => Promise<void>
    models: Record<string, readonly Finish[]>
  }
}

window.models = Object.fromEntries(Object.entries(catalogue).map(([key, { finishes }]) => [key, finishes]))
window.shoot = async (job) => {
  const pixels = shootProduct(job)
  await fetch('/print', { method: 'POST', body: pixels })
}

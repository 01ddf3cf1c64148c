import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import type { Triple } from '../shapes.ts'
import { facing } from './fittings.ts'

const hill = (context: CanvasRenderingContext2D, color: string, [base, swing, phase]: Triple): void => {
  const { width, height } = context.canvas
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 4) {
    const t = (x / width) * Math.PI * 2
    context.lineTo(x, height * (base + swing * Math.sin(t * 0.9 + phase) + swing * 0.4 * Math.sin(t * 2.1 + phase * 2)))
  }
  context.lineTo(width, height)
  context.fill()
}

/** A quiet landscape, so that a switched-on screen is not a black hole. */
const landscape = (): CanvasTexture => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1024, height: 576 })
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, 400)
  for (const [offset, color] of [
    [0, '#1d4a5c'],
    [0.45, '#5f98a0'],
    [0.8, '#eec48d'],
    [1, '#f3d9ae'],
  ] as const)
    sky.addColorStop(offset, color)
  context.fillStyle = sky
  context.fillRect(0, 0, 1024, 576)
  context.fillStyle = '#fbe9c4'
  context.arc(700, 285, 62, 0, Math.PI * 2)
  context.fill()
  hill(context, '#c98a5e', [0.6, 0.05, 0.4])
  hill(context, '#8f5a45', [0.7, 0.06, 2.2])
  hill(context, '#3f5a50', [0.8, 0.05, 4])
  hill(context, '#1f3a38', [0.91, 0.05, 5.4])
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

const picture = (kit: Kit, [w, h]: readonly [number, number], position: Triple): void => {
  const mesh = kit.put('screen', new PlaneGeometry(w, h), position)
  mesh.material = new MeshBasicMaterial({ map: landscape(), color: '#c4c4c4' })
  mesh.castShadow = false
}

const television: Build = (kit) => {
  const [w, h] = [1.45, 0.84]
  const y = 0.5
  kit.slab('black', [w, h, 0.022, 0.008], [0, y, 0])
  kit.slab('dark', [w * 0.62, h * 0.5, 0.05, 0.03], [0, y - 0.12, -0.03])
  kit.slab('glass', [w - 0.006, h - 0.006, 0.002, 0.006], [0, y, 0.0115])
  picture(kit, [w - 0.026, h - 0.034], [0, y + 0.005, 0.0135])
  kit.box('trim', [w, 0.006, 0.024, 0.002], [0, y - h / 2, 0])
  for (const x of [-1, 1]) {
    kit.box('dark', [0.028, 0.018, 0.28, 0.006], [x * 0.52, 0.012, 0.01])
    kit.extrude('dark', '-0.014 0, 0.014 0, 0.01 0.08, -0.01 0.08', { depth: 0.05, bevel: 0.003 }, [x * 0.52, 0.014, 0])
  }
}

const soundbar: Build = (kit) => {
  kit.extrude(
    'dark',
    '-0.5 -0.032 0.028, 0.5 -0.032 0.028, 0.5 0.032 0.028, -0.5 0.032 0.028',
    { depth: 0.11, bevel: 0.008 },
    [0, 0.04, 0.1],
  )
  kit.slab('fabric', [0.96, 0.052, 0.006, 0.022], [0, 0.04, 0.154])
  kit.slab('panel', [0.16, 0.05, 0.003, 0.012], [0, 0.0725, 0.1], [-Math.PI / 2, 0, 0])
  for (let i = -2; i <= 2; i += 1)
    kit.cylinder(i === 0 ? 'led' : 'mark', [0.005, 0.005, 0.002], [i * 0.026, 0.0745, 0.1])
  for (let i = 0; i < 3; i += 1) kit.cylinder('led', [0.003, 0.003, 0.002], [0.38 + i * 0.014, 0.04, 0.158], facing)
  kit.part([0.4, 0.19, -0.26], [0, 0, 0], (sub) => {
    sub.box('dark', [0.25, 0.36, 0.28, 0.028], [0, 0, 0])
    sub.slab('fabric', [0.22, 0.3, 0.01, 0.02], [0, 0.014, 0.139])
    sub.slab('fabric', [0.23, 0.3, 0.01, 0.02], [0.124, 0.014, 0], [0, Math.PI / 2, 0])
    for (const x of [-1, 1])
      for (const z of [-1, 1]) sub.cylinder('rubber', [0.016, 0.018, 0.014], [x * 0.09, -0.184, z * 0.1])
    sub.cylinder('trim', [0.012, 0.012, 0.002], [0, 0.181, 0.09])
  })
}

const driver = (kit: Kit, position: Triple, radius: number): void => {
  kit.lathe(
    'trim',
    [
      [radius * 0.93, 0],
      [radius * 1.1, 0],
      [radius * 1.1, 0.006, 0.002],
      [radius * 0.93, 0.006],
    ],
    position,
    facing,
  )
  kit.lathe(
    'rubber',
    [
      [radius * 0.74, 0],
      [radius * 0.84, 0.008, 0.01],
      [radius * 0.94, 0.001],
    ],
    position,
    facing,
  )
  kit.lathe(
    'black',
    [
      [0, -radius * 0.3],
      [radius * 0.76, 0.001],
    ],
    position,
    facing,
  )
  kit.ball('dark', radius * 0.32, [position[0], position[1], position[2] - radius * 0.22], [1, 1, 0.5])
}

const speaker: Build = (kit) => {
  for (const [x, turn] of [
    [-0.17, 0.12],
    [0.17, -0.04],
  ] as const)
    kit.part([x, 0, 0], [0, turn, 0], (box) => {
      box.box('wood', [0.2, 0.34, 0.25, 0.01], [0, 0.176, 0])
      box.slab('black', [0.19, 0.33, 0.012, 0.01], [0, 0.176, 0.125])
      driver(box, [0, 0.115, 0.131], 0.068)
      driver(box, [0, 0.265, 0.131], 0.031)
      box.slab('trim', [0.03, 0.006, 0.002, 0.001], [0, 0.03, 0.132])
      for (const a of [-1, 1])
        for (const b of [-1, 1]) box.cylinder('rubber', [0.01, 0.01, 0.008], [a * 0.07, 0.003, b * 0.09])
    })
}

const headphones: Build = (kit) => {
  const arc = (radius: number, from = 0.12): Triple[] =>
    Array.from({ length: 15 }, (_, i) => {
      const turn = from + (i / 14) * (Math.PI - 2 * from)
      return [Math.cos(turn) * radius, 0.1 + Math.sin(turn) * radius * 1.12, 0]
    })
  kit.tube('dark', arc(0.088), 0.0052)
  kit.tube('fabric', arc(0.083, 0.5), 0.0135)
  for (const side of [-1, 1])
    kit.part([side * 0.084, 0.075, 0], [0, side * 0.16, side * 0.08], (cup) => {
      const turn: Triple = [0, 0, (side * -Math.PI) / 2]
      cup.bar('trim', [side * 0.006, 0.03, 0], [side * 0.004, 0.062, 0], 0.005)
      cup
        .lathe('dark', '0 0, 0.038 0, 0.04 0.008 0.004, 0.034 0.022 0.008, 0 0.025', [0, 0, 0], turn)
        .scale.set(1, 1, 0.86)
      cup.lathe('trim', '0.028 0.0225, 0.03 0.024, 0.028 0.0255', [0, 0, 0], turn).scale.set(1, 1, 0.86)
      cup.ring('rubber', [0.026, 0.013], [side * -0.009, 0, 0], [0, Math.PI / 2, 0]).scale.set(0.86, 1.06, 1)
      cup.cylinder('black', [0.026, 0.026, 0.004], [side * -0.004, 0, 0], [0, 0, Math.PI / 2])
    })
}

export const electronics: Record<string, Model> = {
  television: {
    build: television,
    finishes: ['black'],
    azimuth: 0.42,
    elevation: 0.18,
    detail: { target: [0.5, 0.26, 0], width: 0.6, azimuth: 0.5, elevation: 0.24 },
  },
  soundbar: {
    build: soundbar,
    finishes: ['black'],
    elevation: 0.42,
    detail: { target: [0.3, 0.12, 0.05], width: 0.5, azimuth: 0.4, elevation: 0.36 },
  },
  speaker: {
    build: speaker,
    finishes: ['oak', 'walnut'],
    azimuth: 0.4,
    elevation: 0.26,
    detail: { target: [0.17, 0.2, 0.13], width: 0.3, azimuth: 0.4, elevation: 0.2 },
  },
  headphones: {
    build: headphones,
    finishes: ['black', 'sand'],
    azimuth: 0.7,
    elevation: 0.2,
    detail: { target: [0.07, 0.085, 0], width: 0.17, azimuth: 0.9, elevation: 0.2 },
  },
}

import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
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

type Mood = {
  sky: readonly [string, string, string, string]
  hills: readonly [string, string, string, string]
  sun: number
}

const dusk: Mood = {
  sky: ['#1d4a5c', '#5f98a0', '#eec48d', '#f3d9ae'],
  hills: ['#c98a5e', '#8f5a45', '#3f5a50', '#1f3a38'],
  sun: 700,
}
const moods: Record<string, Mood> = {
  ring: {
    sky: ['#123a5e', '#3f7fa8', '#a8d0dc', '#e3efe8'],
    hills: ['#7fa7a0', '#4f8577', '#2e6152', '#173d36'],
    sun: 300,
  },
  turned: {
    sky: ['#35244f', '#8a4f78', '#e2906f', '#f6c98d'],
    hills: ['#a2586a', '#6d3f5e', '#43304f', '#241d38'],
    sun: 520,
  },
  blade: {
    sky: ['#5b8aa6', '#a9c7cf', '#f0e3c4', '#f7efd9'],
    hills: ['#d9bd7e', '#b7965a', '#7f7c4a', '#4b5838'],
    sun: 780,
  },
}

/** A quiet landscape, so that a switched-on screen is not a black hole. */
const landscape = (mood: Mood): CanvasTexture => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1024, height: 576 })
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, 400)
  for (const [i, color] of mood.sky.entries()) sky.addColorStop([0, 0.45, 0.8, 1][i]!, color)
  context.fillStyle = sky
  context.fillRect(0, 0, 1024, 576)
  context.fillStyle = '#fbe9c4'
  context.arc(mood.sun, 285, 62, 0, Math.PI * 2)
  context.fill()
  hill(context, mood.hills[0], [0.6, 0.05, 0.4])
  hill(context, mood.hills[1], [0.7, 0.06, 2.2])
  hill(context, mood.hills[2], [0.8, 0.05, 4])
  hill(context, mood.hills[3], [0.91, 0.05, 5.4])
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}

const picture = (kit: Kit, [w, h]: readonly [number, number], position: Triple): void => {
  const mesh = kit.put('screen', new PlaneGeometry(w, h), position)
  mesh.material = new MeshBasicMaterial({ map: landscape(moods[kit.style.knob] ?? dusk), color: '#c4c4c4' })
  mesh.castShadow = false
}

type Stand = 'feet' | 'centre' | 'wide' | 'floating'

const standOf = (kit: Kit, isFloating: boolean): Stand => {
  if (isFloating) return 'floating'
  if (kit.style.knob === 'ring') return 'centre'
  return kit.style.handle === 'wood' || kit.style.handle === 'arch' ? 'wide' : 'feet'
}

const stand = (kit: Kit, kind: Stand, w: number, lift: number): void => {
  if (kind === 'centre' || kind === 'floating') {
    const isFloating = kind === 'floating'
    kit.slab(
      isFloating ? 'trim' : 'dark',
      [Math.min(w * 0.36, 0.5), 0.26, 0.012, 0.02],
      [0, 0.007, 0.01],
      [-Math.PI / 2, 0, 0],
    )
    kit.box(isFloating ? 'trim' : 'dark', [0.1, lift + 0.06, 0.026, 0.006], [0, lift / 2, -0.03])
    return
  }
  if (kind === 'wide') {
    kit.box('wood', [w * 0.62, 0.016, 0.24, 0.006], [0, 0.008, 0.01])
    for (const x of [-1, 1]) kit.box('trim', [0.03, lift, 0.026, 0.004], [x * w * 0.24, lift / 2, -0.02])
    return
  }
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.bar('dark', [x * w * 0.36, lift, 0], [x * (w * 0.36 + 0.02), 0.008, z * 0.13], 0.009, 0.007)
}

/** The screen in its true width and height, on the stand of its manufacturer. */
const television = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const isThin = spec.is('panel', 'OLED')
  const lift = spec.is('special', 'S') ? 0.14 : 0.075
  const y = lift + h / 2
  const thin = isThin ? 0.008 : spec.is('panel', 'Mini LED') ? 0.018 : 0.03
  kit.slab('black', [w, h, thin, 0.006], [0, y, 0])
  kit.slab('dark', [w * 0.7, h * 0.5, d - thin, 0.02], [0, y - h * 0.16, -d / 2])
  kit.slab('glass', [w - 0.004, h - 0.004, 0.002, 0.005], [0, y, thin / 2 + 0.0005])
  const chin = isThin ? 0.012 : spec.is('panel', 'Mini LED') ? 0.018 : 0.028
  const side = isThin ? 0.006 : 0.012
  picture(kit, [w - side * 2, h - side - chin], [0, y + (chin - side) / 2, thin / 2 + 0.0025])
  kit.box('trim', [w, 0.006, thin + 0.002, 0.002], [0, y - h / 2, 0])
  kit.plate(0.1, [0, y - h / 2 + chin / 2 + 0.002, thin / 2 + 0.003], { on: 'dark' })
  stand(kit, standOf(kit, spec.is('special', 'S')), w, lift)
}

const subwoofer = (kit: Kit, at: Triple): void =>
  kit.part(at, [0, 0, 0], (sub) => {
    sub.box('dark', [0.25, 0.36, 0.28, 0.028], [0, 0.18, 0])
    sub.slab('fabric', [0.22, 0.3, 0.01, 0.02], [0, 0.194, 0.139])
    sub.slab('fabric', [0.23, 0.3, 0.01, 0.02], [0.124, 0.194, 0], [0, Math.PI / 2, 0])
    sub.cylinder('trim', [0.012, 0.012, 0.002], [0, 0.361, 0.09])
  })

const soundbar = (kit: Kit, spec: Spec): void => {
  const { w, h, d } = spec
  const isSquare = ['lip', 'square', 'recess'].includes(kit.style.handle)
  const round = isSquare ? 0.008 : h * 0.45
  const z = 0.1
  const [x, y] = [w / 2, h / 2]
  kit.extrude(
    'dark',
    [
      [-x, -y, round],
      [x, -y, round],
      [x, y, round],
      [-x, y, round],
    ],
    { depth: d, bevel: 0.008 },
    [0, y + 0.008, z],
  )
  kit.slab('fabric', [w - 0.04, h - 0.012, 0.006, Math.max(0.004, round - 0.006)], [0, y + 0.008, z + d / 2 - 0.001])
  kit.slab('panel', [0.16, d * 0.46, 0.003, 0.012], [0, h + 0.0095, z], [-Math.PI / 2, 0, 0])
  for (let i = -2; i <= 2; i += 1)
    kit.cylinder(i === 0 ? 'led' : 'mark', [0.005, 0.005, 0.002], [i * 0.026, h + 0.0115, z])
  for (let i = 0; i < 3; i += 1)
    kit.cylinder('led', [0.003, 0.003, 0.002], [w * 0.38 + i * 0.014, y + 0.008, z + d / 2 + 0.003], facing)
  kit.plate(0.11, [-w * 0.36, y + 0.008, z + d / 2 + 0.004], { on: 'dark' })
  const count = spec.count('channels', 0)
  const isHigh = spec.is('channels', '5.1.2') || spec.is('channels', '7.1.4') || count > 5
  if (isHigh)
    for (const side of [-1, 1])
      kit.slab('fabric', [0.12, d * 0.6, 0.004, 0.012], [side * (w / 2 - 0.12), h + 0.009, z], [-Math.PI / 2, 0, 0])
  if (!spec.is('sub', 'Built in')) subwoofer(kit, [w * 0.36, 0, -0.24])
  if (spec.is('special', 'R'))
    for (const side of [0, 1])
      kit.part([-w * 0.4 + side * 0.2, 0, -0.2], [0, 0, 0], (rear) => {
        rear.box('dark', [0.11, 0.17, 0.1, 0.016], [0, 0.09, 0])
        rear.slab('fabric', [0.096, 0.15, 0.006, 0.012], [0, 0.09, 0.05])
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

type Box = readonly [w: number, h: number, d: number]

const cabinetOf = (kit: Kit, [w, h, d]: Box, lift: number): void => {
  kit.box('wood', [w, h, d, 0.01], [0, lift + h / 2, 0])
  kit.slab(kit.style.knob === 'turned' ? 'dark' : 'black', [w - 0.01, h - 0.01, 0.012, 0.01], [0, lift + h / 2, d / 2])
}

const speaker = (kit: Kit, { w, h, d, is }: Spec): void => {
  const face = d / 2 + 0.006
  if (is('style', 'Tabletop') || is('style', 'Kitchen')) {
    cabinetOf(kit, [w, h - 0.01, d], 0.01)
    kit.slab('fabric', [w - 0.024, h - 0.034, 0.008, 0.02], [0, h / 2 + 0.004, face])
    if (is('style', 'Tabletop'))
      for (const x of [-1, 1]) kit.ring('trim', [h * 0.26, 0.003], [x * w * 0.22, h / 2 + 0.004, face + 0.004])
    for (let i = -1; i <= 1; i += 1) kit.cylinder('trim', [0.012, 0.012, 0.006], [i * 0.04, h + 0.002, 0])
    kit.plate(0.09, [w * 0.28, 0.034, face + 0.005], { on: 'dark' })
    if (is('style', 'Kitchen'))
      kit.tube(
        'trim',
        [
          [-w * 0.36, h, 0],
          [-w * 0.3, h + 0.05, 0],
          [w * 0.3, h + 0.05, 0],
          [w * 0.36, h, 0],
        ],
        0.006,
      )
    return
  }
  const isTall = is('style', 'Floorstanding')
  for (const [x, turn] of [
    [-w * 0.85, 0.12],
    [w * 0.85, -0.04],
  ] as const)
    kit.part([x, 0, 0], [0, turn, 0], (box) => {
      cabinetOf(box, [w, h - 0.008, d], 0.008)
      const r = w * 0.34
      driver(box, [0, h * (isTall ? 0.62 : 0.34), face], r)
      if (isTall) driver(box, [0, h * 0.36, face], r)
      driver(box, [0, h * (isTall ? 0.86 : 0.76), face], r * 0.46)
      box.plate(w * 0.42, [0, 0.035, face + 0.002], { on: 'dark' })
      if (isTall) box.box('black', [w + 0.05, 0.016, d + 0.05, 0.006], [0, 0.008, 0])
    })
}

const headphones = (kit: Kit, spec: Spec): void => {
  const isOn = spec.is('fit', 'On-Ear')
  const cupSize = (isOn ? 0.78 : 1) * (1 + (spec.count('hours', 36) - 36) * 0.004)
  const isRound = ['ring', 'dome', 'turned'].includes(kit.style.knob)
  const arc = (radius: number, from = 0.12): Triple[] =>
    Array.from({ length: 15 }, (_, i) => {
      const turn = from + (i / 14) * (Math.PI - 2 * from)
      return [Math.cos(turn) * radius, 0.1 + Math.sin(turn) * radius * 1.12, 0]
    })
  kit.tube('dark', arc(0.088), 0.0052)
  kit.tube('fabric', arc(0.083, 0.5), isOn ? 0.008 : 0.0135)
  for (const side of [-1, 1])
    kit.part([side * 0.084, 0.075, 0], [0, side * 0.16, side * 0.08], (cup) => {
      cup.group.scale.setScalar(cupSize)
      const turn: Triple = [0, 0, (side * -Math.PI) / 2]
      cup.bar('trim', [side * 0.006, 0.03, 0], [side * 0.004, 0.062, 0], 0.005)
      cup
        .lathe('dark', '0 0, 0.038 0, 0.04 0.008 0.004, 0.034 0.022 0.008, 0 0.025', [0, 0, 0], turn)
        .scale.set(1, 1, isRound ? 0.86 : 1.08)
      cup
        .lathe('trim', '0.028 0.0225, 0.03 0.024, 0.028 0.0255', [0, 0, 0], turn)
        .scale.set(1, 1, isRound ? 0.86 : 1.08)
      cup
        .ring('rubber', [0.026, 0.013], [side * -0.009, 0, 0], [0, Math.PI / 2, 0])
        .scale.set(0.86, isRound ? 1.06 : 1.2, 1)
      cup.cylinder('black', [0.026, 0.026, 0.004], [side * -0.004, 0, 0], [0, 0, Math.PI / 2])
    })
}

export const electronics: Record<string, Model> = {
  television: { build: television, size: [1450, 834, 62], azimuth: 0.4, elevation: 0.1, widest: 1.9 },
  soundbar: { build: soundbar, size: [990, 62, 105], elevation: 0.36, widest: 1.24 },
  speaker: { build: speaker, size: [210, 330, 240], azimuth: 0.4, elevation: 0.22 },
  headphones: { build: headphones, size: [180, 200, 80], azimuth: 0.7, elevation: 0.2 },
}

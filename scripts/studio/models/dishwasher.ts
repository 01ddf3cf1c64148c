import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { facing, feet, pull } from './fittings.ts'

const buttons = (kit: Kit, w: number, y: number, z: number): void => {
  kit.slab('glass', [0.1, 0.04, 0.004, 0.005], [w * 0.3, y, z])
  for (const x of [-0.022, -0.01, 0.01, 0.022])
    kit.slab('led', [0.002, 0.02, 0.001, 0.0006], [w * 0.3 + x, y, z + 0.0025])
  const count = w > 0.5 ? 6 : 4
  for (let i = 0; i < count; i += 1)
    kit.cylinder(i === 1 ? 'led' : 'mark', [0.006, 0.006, 0.004], [-w * 0.08 + i * 0.034, y, z + 0.001], facing)
}

const freestanding = (kit: Kit, { w, h, d }: Spec): void => {
  const low = 0.1
  const front = d / 2 - 0.03
  kit.box('body', [w, h - low - 0.03, d - 0.04, 0.006], [0, low + (h - low - 0.03) / 2, -0.02])
  kit.box('body', [w + 0.002, 0.03, d, 0.008], [0, h - 0.015, -0.004])
  kit.box('black', [w - 0.05, low, d - 0.12, 0.006], [0, low / 2 + 0.004, -0.04])
  feet(kit, [w - 0.04, d - 0.08], 0.03)
  const panel = 0.095
  const tall = h - low - 0.04
  kit.box('dark', [w - 0.012, tall, 0.012], [0, low + tall / 2, front + 0.002])
  kit.box('body', [w - 0.006, tall - panel - 0.004, 0.03, 0.008], [0, low + (tall - panel) / 2, front + 0.018])
  kit.box('panel', [w - 0.006, panel, 0.03, 0.007], [0, low + tall - panel / 2, front + 0.018])
  const z = front + 0.034
  buttons(kit, w, low + tall - panel / 2, z)
  kit.plate(0.14, [-w * 0.3, low + tall - panel / 2, z + 0.001], { on: 'dark' })
  pull(kit, {
    at: [0, low + tall - panel - 0.055, z],
    length: w * (kit.style.handle === 'lip' ? 0.94 : 0.66),
    out: 0.04,
  })
}

/** Without a top of its own: the door reaches to the bench, its keys are on the edge above it. */
const builtUnder = (kit: Kit, { w, h, d }: Spec): void => {
  const low = 0.11
  const front = d / 2 - 0.03
  kit.box('dark', [w - 0.03, h - low - 0.012, d - 0.06, 0.004], [0, low + (h - low) / 2 - 0.006, -0.03])
  kit.box('steel', [w - 0.05, 0.004, d - 0.12, 0.001], [0, h - 0.01, -0.04])
  for (const x of [-0.3, 0.3]) kit.box('trim', [0.05, 0.006, d - 0.2, 0.002], [x * w, h - 0.006, -0.06])
  kit.box('black', [w - 0.03, low - 0.02, 0.012, 0.002], [0, low / 2 + 0.006, front - 0.05])
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.cylinder('rubber', [0.018, 0.022, low], [x * (w / 2 - 0.06), low / 2, z * (d / 2 - 0.12)])
  const tall = h - low
  kit.box('body', [w - 0.004, tall - 0.05, 0.024, 0.004], [0, low + (tall - 0.05) / 2, front + 0.014])
  kit.box('panel', [w - 0.004, 0.044, 0.03, 0.004], [0, h - 0.024, front + 0.011])
  for (let i = 0; i < 7; i += 1)
    kit.cylinder(i === 1 ? 'led' : 'mark', [0.005, 0.005, 0.003], [(i - 3) * 0.04, h - 0.001, front + 0.011])
  kit.slab('led', [0.044, 0.014, 0.002, 0.002], [w * 0.3, h - 0.024, front + 0.027])
  kit.plate(0.13, [-w * 0.32, h - 0.024, front + 0.0275], { on: 'dark' })
  pull(kit, { at: [0, h - 0.1, front + 0.026], length: w * (kit.style.handle === 'lip' ? 0.98 : 0.8), out: 0.042 })
}

const dishwasher = (kit: Kit, spec: Spec): void =>
  (spec.is('type', 'Built under') ? builtUnder : freestanding)(kit, spec)

export const dishwashing: Record<string, Model> = {
  dishwasher: { build: dishwasher, size: [598, 850, 600], azimuth: 0.46, elevation: 0.26 },
}

import type { Build, Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { facing } from './fittings.ts'

const plates = (kit: Kit, z: number): void => {
  for (let i = 0; i < 7; i += 1)
    kit.lathe(
      'plate',
      '0 0, 0.06 0 0.01, 0.11 0.014 0.004, 0.108 0.018, 0.06 0.006, 0 0.006',
      [-0.2 + i * 0.034, 0.13, z],
      [0, 0, 1.35],
    )
}

const cups = (kit: Kit): void => {
  for (let i = 0; i < 4; i += 1)
    for (const z of [-0.1, 0.04, 0.16])
      kit.lathe(z > 0.1 ? 'clear' : 'plate', '0.036 0, 0.032 0.085 0.01, 0 0.085', [-0.17 + i * 0.11, 0.014, z])
}

const basket = (kit: Kit, y: number, out: number): void => {
  const [w, d] = [0.5, 0.46]
  for (const level of [0, 0.09]) {
    for (const z of [-d / 2, d / 2])
      kit.bar('chrome', [-w / 2, y + level, z + out], [w / 2, y + level, z + out], 0.0035)
    for (const x of [-w / 2, w / 2])
      kit.bar('chrome', [x, y + level, -d / 2 + out], [x, y + level, d / 2 + out], 0.0035)
  }
  for (let i = 0; i <= 10; i += 1) {
    const x = -w / 2 + (w * i) / 10
    kit.bar('chrome', [x, y, -d / 2 + out], [x, y, d / 2 + out], 0.002)
    for (const z of [-d / 2, d / 2]) kit.bar('chrome', [x, y, z + out], [x, y + 0.09, z + out], 0.002)
  }
  kit.part([0, y - 0.01, out], [0, 0, 0], (own) => (y < 0.3 ? plates(own, 0.06) : cups(own)))
}

const dishwasher: Build = (kit, { open }) => {
  const [w, h, d] = [0.598, 0.85, 0.58]
  for (const x of [-1, 1])
    kit.box('body', [0.016, h - 0.1, d - 0.03, 0.005], [x * (w / 2 - 0.008), h / 2 + 0.045, -0.015])
  kit.box('body', [w, 0.028, d, 0.008], [0, h - 0.014, 0])
  kit.box('black', [w - 0.05, 0.1, d - 0.09, 0.006], [0, 0.05, -0.03])
  kit.box('dark', [w - 0.02, h - 0.12, 0.02], [0, h / 2 + 0.04, -d / 2 + 0.012])
  if (open) {
    kit.box('steel', [w - 0.04, h - 0.17, 0.01], [0, h / 2 + 0.04, -d / 2 + 0.03])
    for (const x of [-1, 1]) kit.box('steel', [0.008, h - 0.17, d - 0.06], [x * (w / 2 - 0.022), h / 2 + 0.04, -0.01])
    kit.box('steel', [w - 0.04, 0.01, d - 0.06], [0, 0.12, -0.01])
    basket(kit, 0.2, 0.2)
    basket(kit, 0.5, 0.08)
  }
  kit.part([0, 0.1, d / 2 - 0.012], [open ? 1.5 : 0, 0, 0], (door) => {
    const tall = h - 0.13
    door.box('body', [w - 0.004, tall - 0.1, 0.03, 0.007], [0, (tall - 0.1) / 2, 0.016])
    door.box('panel', [w - 0.004, 0.094, 0.03, 0.007], [0, tall - 0.05, 0.016])
    if (open) door.slab('steel', [w - 0.04, tall - 0.03, 0.008, 0.02], [0, tall / 2, -0.004])
    door.bar('trim', [-0.21, tall - 0.14, 0.066], [0.21, tall - 0.14, 0.066], 0.0105)
    for (const x of [-1, 1]) {
      door.ball('trim', 0.0105, [x * 0.21, tall - 0.14, 0.066])
      door.bar('trim', [x * 0.17, tall - 0.14, 0.026], [x * 0.17, tall - 0.14, 0.066], 0.008)
    }
    door.slab('glass', [0.1, 0.04, 0.003, 0.005], [0.19, tall - 0.05, 0.031])
    for (const x of [0.168, 0.18, 0.2, 0.212]) door.slab('led', [0.002, 0.02, 0.001, 0.0006], [x, tall - 0.05, 0.033])
    for (let i = 0; i < 6; i += 1)
      door.cylinder(i === 1 ? 'led' : 'mark', [0.006, 0.006, 0.004], [-0.24 + i * 0.042, tall - 0.05, 0.032], facing)
  })
}

export const dishwashing: Record<string, Model> = {
  dishwasher: {
    build: dishwasher,
    finishes: ['steel', 'black', 'white'],
    detail: { target: [0, 0.42, 0.3], width: 1.0, azimuth: 0.5, elevation: 0.5, open: true },
  },
}

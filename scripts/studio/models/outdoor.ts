import type { Build } from '../kit.ts'
import type { Model } from '../model.ts'
import { handle, knob } from './fittings.ts'

const barbecue: Build = (kit, { open }) => {
  const w = 0.84
  kit.box('dark', [w - 0.06, 0.56, 0.44, 0.012], [0, 0.44, 0])
  for (const x of [-1, 1]) {
    kit.box('body', [(w - 0.06) / 2 - 0.006, 0.5, 0.022, 0.01], [x * (w - 0.06) * 0.25, 0.44, 0.228])
    kit.bar('trim', [x * 0.035, 0.36, 0.268], [x * 0.035, 0.6, 0.268], 0.008)
    for (const y of [0.38, 0.58]) kit.bar('trim', [x * 0.035, y, 0.23], [x * 0.035, y, 0.268], 0.006)
  }
  kit.box('black', [w - 0.04, 0.03, 0.48, 0.008], [0, 0.155, 0])
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      kit.cylinder('rubber', [0.048, 0.048, 0.032], [x * 0.34, 0.05, z * 0.17], [0, 0, Math.PI / 2])
      kit.cylinder('trim', [0.022, 0.022, 0.034], [x * 0.34, 0.05, z * 0.17], [0, 0, Math.PI / 2])
      kit.box('dark', [0.014, 0.09, 0.05, 0.004], [x * 0.315, 0.1, z * 0.17])
    }
  kit.box('dark', [w, 0.2, 0.5, 0.03], [0, 0.8, 0])
  kit.slab('body', [w, 0.13, 0.03, 0.016], [0, 0.79, 0.252])
  for (let i = 0; i < 4; i += 1) knob(kit, [-0.27 + i * 0.18, 0.79, 0.268], 0.026, 0.5 - i * 0.3)
  for (const side of [-1, 1]) {
    kit.box('steel', [0.34, 0.026, 0.46, 0.01], [side * 0.6, 0.865, 0])
    kit.box('dark', [0.34, 0.05, 0.02, 0.006], [side * 0.6, 0.845, 0.23])
    kit.bar('dark', [side * 0.72, 0.85, 0.16], [side * 0.4, 0.68, 0.16], 0.01)
    for (let i = 0; i < 3; i += 1)
      kit.bar('trim', [side * 0.76, 0.84, -0.12 + i * 0.1], [side * 0.785, 0.83, -0.12 + i * 0.1], 0.005)
  }
  if (open) {
    kit.box('black', [w - 0.06, 0.02, 0.44, 0.006], [0, 0.885, 0])
    for (let i = 0; i < 26; i += 1)
      kit.bar('iron', [-0.37 + i * 0.0296, 0.908, -0.2], [-0.37 + i * 0.0296, 0.908, 0.2], 0.006)
    for (const [x, z] of [
      [-0.2, 0.02],
      [0.02, -0.06],
      [0.2, 0.06],
    ] as const)
      kit.box('clay', [0.15, 0.03, 0.1, 0.014], [x, 0.93, z], [0, x, 0])
  }
  kit.part([0, 0.9, -0.24], [open ? -1.15 : 0, 0, 0], (lid) => {
    const side = '0 0, 0.48 0 0.01, 0.48 0.09 0.08, 0.36 0.2 0.12, 0.14 0.22 0.12, 0 0.12 0.08'
    for (const x of [-1, 1])
      lid.extrude('dark', side, { depth: 0.02, bevel: 0.006 }, [x * (w / 2 - 0.012), 0, 0], [0, -Math.PI / 2, 0])
    lid.extrude(
      'body',
      side,
      {
        depth: w - 0.04,
        bevel: 0.004,
        holes: [
          '0.016 0.004, 0.464 0.004 0.01, 0.464 0.088 0.07, 0.356 0.186 0.11, 0.144 0.206 0.11, 0.016 0.116 0.07',
        ],
      },
      [0, 0, 0],
      [0, -Math.PI / 2, 0],
    )
    lid.part([0, 0.06, 0.476], [0, 0, 0], (front) => handle(front, [0, 0, 0], 0.56, 0.055))
    lid.part([0, 0.135, 0.44], [-0.72, 0, 0], (dial) => {
      dial.lathe('trim', '0 0, 0.042 0, 0.042 0.01 0.003, 0.036 0.011, 0 0.008', [0, 0, 0], [Math.PI / 2, 0, 0])
      dial.cylinder('plate', [0.034, 0.034, 0.003], [0, 0, 0.01], [Math.PI / 2, 0, 0])
      dial.box('accent', [0.003, 0.026, 0.002, 0.0005], [0.004, 0.008, 0.0125], [0, 0, -0.5])
    })
  })
}

export const outdoor: Record<string, Model> = {
  barbecue: {
    build: barbecue,
    finishes: ['black', 'steel', 'chilli'],
    detail: { target: [0, 0.98, 0.05], width: 1.05, azimuth: 0.45, elevation: 0.5, open: true },
  },
}

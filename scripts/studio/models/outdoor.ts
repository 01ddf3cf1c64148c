import type { Kit } from '../kit.ts'
import type { Model, Spec } from '../model.ts'
import { handle, knob, pull } from './fittings.ts'

const cart = (kit: Kit, w: number, isKitchen: boolean): void => {
  const doors = isKitchen || w > 0.8 ? 3 : 2
  kit.box('dark', [w - 0.06, 0.56, 0.44, 0.012], [0, 0.44, 0])
  const each = (w - 0.06) / doors
  for (let i = 0; i < doors; i += 1) {
    const x = (i - (doors - 1) / 2) * each
    const isDrawers = doors === 3 && i === 1
    for (const [y, tall] of isDrawers
      ? ([
          [0.32, 0.26],
          [0.57, 0.24],
        ] as const)
      : ([[0.44, 0.5]] as const)) {
      kit.box('body', [each - 0.008, tall, 0.022, 0.01], [x, y, 0.228])
      pull(
        kit,
        isDrawers
          ? { at: [x, y + tall / 2 - 0.05, 0.24], length: each * 0.5, out: 0.03, scale: 0.75 }
          : {
              at: [x + (i === 0 ? 1 : -1) * (each / 2 - 0.04), y + 0.04, 0.24],
              length: 0.22,
              upright: true,
              out: 0.03,
              scale: 0.75,
            },
      )
    }
  }
  kit.box('black', [w - 0.04, 0.03, 0.48, 0.008], [0, 0.155, 0])
}

const wheels = (kit: Kit, w: number): void => {
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      kit.cylinder('rubber', [0.048, 0.048, 0.032], [x * (w / 2 - 0.08), 0.05, z * 0.17], [0, 0, Math.PI / 2])
      kit.cylinder('trim', [0.022, 0.022, 0.034], [x * (w / 2 - 0.08), 0.05, z * 0.17], [0, 0, Math.PI / 2])
      kit.box('dark', [0.014, 0.09, 0.05, 0.004], [x * (w / 2 - 0.105), 0.1, z * 0.17])
    }
}

const legs = (kit: Kit, w: number): void => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      kit.bar('dark', [x * (w / 2 - 0.05), 0.06, z * 0.2], [x * (w / 2 - 0.05), 0.72, z * 0.2], 0.014)
    kit.bar('dark', [x * (w / 2 - 0.05), 0.24, -0.2], [x * (w / 2 - 0.05), 0.24, 0.2], 0.01)
    kit.cylinder('rubber', [0.05, 0.05, 0.034], [x * (w / 2 - 0.05), 0.05, -0.2], [0, 0, Math.PI / 2])
  }
  kit.box('dark', [w - 0.1, 0.02, 0.38, 0.006], [0, 0.24, 0])
}

const hood = (kit: Kit, w: number): void =>
  kit.part([0, 0.9, -0.24], [0, 0, 0], (lid) => {
    const side = '0 0, 0.48 0 0.01, 0.48 0.09 0.08, 0.36 0.2 0.12, 0.14 0.22 0.12, 0 0.12 0.08'
    for (const x of [-1, 1])
      lid.extrude('dark', side, { depth: 0.02, bevel: 0.006 }, [x * (w / 2 - 0.012), 0, 0], [0, -Math.PI / 2, 0])
    lid.extrude('body', side, { depth: w - 0.04, bevel: 0.004 }, [0, 0, 0], [0, -Math.PI / 2, 0])
    lid.part([0, 0.05, 0.478], [0, 0, 0], (front) => handle(front, [0, 0, 0], w * 0.68, 0.055))
    lid.part([0, 0.135, 0.44], [-0.72, 0, 0], (dial) => {
      dial.lathe('trim', '0 0, 0.042 0, 0.042 0.01 0.003, 0.036 0.011, 0 0.008', [0, 0, 0], [Math.PI / 2, 0, 0])
      dial.cylinder('plate', [0.034, 0.034, 0.003], [0, 0, 0.01], [Math.PI / 2, 0, 0])
      dial.box('accent', [0.003, 0.026, 0.002, 0.0005], [0.004, 0.008, 0.0125], [0, 0, -0.5])
      dial.plate(0.15, [0.15, 0, 0.004])
    })
  })

const plateTop = (kit: Kit, w: number): void => {
  kit.box('iron', [w - 0.04, 0.02, 0.44, 0.006], [0, 0.905, 0])
  for (let i = 0; i < 16; i += 1) kit.box('iron', [0.012, 0.012, 0.4, 0.004], [-w / 2 + 0.05 + i * 0.018, 0.92, 0])
  kit.box('dark', [w - 0.02, 0.1, 0.02, 0.004], [0, 0.95, -0.23])
  kit.plate(0.14, [w * 0.3, 0.86, 0.269])
}

/** As many burners as knobs, and a box as wide as its burners. */
const barbecue = (kit: Kit, spec: Spec): void => {
  const burners = spec.count('burners', 4)
  const isKitchen = spec.is('style', 'Kitchen')
  const w = Math.min(spec.w - 0.42, 0.2 + burners * 0.16)
  const isPlate = spec.is('style', 'Flat Plate')
  if (isPlate) legs(kit, w)
  else {
    cart(kit, w, isKitchen)
    wheels(kit, w)
  }
  kit.box('dark', [w, 0.2, 0.5, 0.03], [0, 0.8, 0])
  kit.slab('body', [w, 0.13, 0.03, 0.016], [0, 0.79, 0.252])
  const pitch = (w - 0.1) / burners
  for (let i = 0; i < burners; i += 1) knob(kit, [(i - (burners - 1) / 2) * pitch, 0.79, 0.268], 0.026, 0.5 - i * 0.3)
  const wing = (spec.w - w) / 2
  for (const side of [-1, 1]) {
    const x = side * (w / 2 + wing / 2)
    if (isKitchen) kit.box('dark', [wing - 0.01, 0.66, 0.44, 0.01], [x, 0.49, 0])
    if (isKitchen) kit.box('body', [wing - 0.03, 0.6, 0.02, 0.008], [x, 0.46, 0.226])
    kit.box('steel', [wing - 0.004, 0.026, 0.46, 0.01], [x, 0.865, 0])
    kit.box('dark', [wing - 0.004, 0.05, 0.02, 0.006], [x, 0.845, 0.23])
    if (!isKitchen) kit.bar('dark', [x + side * wing * 0.3, 0.85, 0.16], [side * (w / 2), 0.68, 0.16], 0.01)
    if (side > 0 && spec.is('special', 'S')) {
      kit.cylinder('iron', [0.1, 0.1, 0.012], [x, 0.884, 0])
      kit.cylinder('steel', [0.05, 0.045, 0.014], [x, 0.895, 0])
      knob(kit, [x, 0.846, 0.241], 0.02, 0.4)
    }
  }
  if (isPlate) plateTop(kit, w)
  else hood(kit, w)
}

export const outdoor: Record<string, Model> = {
  barbecue: { build: barbecue, size: [1420, 1160, 600], azimuth: 0.46, elevation: 0.26 },
}

// Renders the front of every store: node scripts/studio/shopfronts.ts --only wa --missing
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { StoreFront, StoreInside } from '../../server/demo/catalogue/demo-brand.ts'
import { storePicture } from '../../server/demo/catalogue/places/store-rows.ts'
import { type Shop, shops } from '../../server/demo/catalogue/shops.ts'
import { contrast, luminance, mix } from '../../themes/color.ts'
import { openDarkroom } from './darkroom.ts'
import type { InsideJob } from './interior.ts'
import { mastersFolder, writeIndex } from './masters.ts'
import type { StoreJob, StorePaint } from './storefront.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    frames: { type: 'string' },
    width: { type: 'string', default: '1200' },
    out: { type: 'string', default: mastersFolder },
    missing: { type: 'boolean', default: false },
  },
})

const cladding = { flat: 'plaster', gable: 'cladding', sawtooth: 'bricks', arched: 'bricks', glass: 'plaster' } as const

function paintOf({ tokens }: Shop, { wall = 0.3, roof }: Pick<StoreFront, 'wall' | 'roof'>): StorePaint {
  const { ground, picture, header, headerInk } = tokens
  // Pale brands have a pale footer and accent, which would not contrast with their walls.
  const dark = luminance(tokens.footer) < 0.25 ? tokens.footer : tokens.primary
  const awning = luminance(tokens.accent) < 0.6 ? tokens.accent : tokens.primary
  // A sign in the colour of the page would not stand out from a pale wall.
  const isPale = contrast(header, '#FFFFFF') < 1.25
  return {
    wall: mix(picture, dark, wall * 0.75),
    trim: mix(picture, '#FFFFFF', 0.55),
    frame: mix(dark, '#1B1E20', 0.6),
    sign: isPale ? mix(dark, '#1B1E20', 0.2) : header,
    signInk: isPale ? '#FFFFFF' : headerInk,
    awning,
    awningLight: mix(awning, '#FFFFFF', 0.86),
    door: mix('#8A5A3C', dark, 0.18),
    roof: mix(dark, '#6B6F72', 0.55),
    inside: mix(picture, '#FFE9C2', 0.5),
    sky: mix(ground, '#CFE2EE', 0.8),
    cladding: cladding[roof],
  }
}

/** The wordmark in the ink of the sign. */
function signOf({ logo }: Shop, ink: string): StoreJob['sign'] {
  const [, width = '200', height = '42'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logo) ?? []
  const drawing = logo.replaceAll(/var\(--[\w-]+,\s*(#\w+)\)/g, '$1').replaceAll('currentColor', ink)
  return { drawing, aspect: Number(width) / Number(height) }
}

/** Where the wordmark is on the wall itself, it takes the colour of the shop's frames. */
const insideInk = (inside: StoreInside, { frame, signInk }: StorePaint) =>
  inside === 'showroom' || inside === 'glasshouse' ? frame : signInk

const print = { width: Number(options.width), frames: Number(options.frames ?? 10) }
const fronts: StoreJob[] = shops.flatMap((shop) =>
  shop.stores.map((store) => {
    const paint = paintOf(shop, store.front)
    return {
      kind: 'store',
      key: storePicture(shop, store),
      front: store.front,
      paint,
      sign: signOf(shop, paint.signInk),
      ...print,
    }
  }),
)
// Large smooth walls need more lights than a front in the sun.
const insides: InsideJob[] = shops.map((shop) => {
  const paint = paintOf(shop, { wall: 0.12, roof: 'flat' })
  return {
    kind: 'inside',
    key: `inside-${shop.key}`,
    inside: shop.inside,
    paint,
    sign: signOf(shop, insideInk(shop.inside, paint)),
    ...print,
    frames: Number(options.frames ?? 40),
  }
})
const jobs = [...fronts, ...insides]
const fileOf = (key: string) => join(options.out, `${key}.webp`)
const open = jobs
  .filter(({ key }) => options.only === '' || options.only.split(',').some((part) => key.includes(part)))
  .filter(({ key }) => !options.missing || !existsSync(fileOf(key)))

const darkroom = await openDarkroom()
for (const job of open) {
  const started = Date.now()
  const image = await darkroom.shoot(job)
  await writeFile(fileOf(job.key), image)
  console.log(`${job.key}  ${Math.round(image.length / 1024)} KB  ${Date.now() - started} ms`)
}
await darkroom.close()
if (options.out === mastersFolder) await writeIndex(new Set(open.map(({ key }) => key)))

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasSetting, mainPictureKey, settingKey } from '../../server/demo/catalogue/picture-parameters.ts'
import { picturesOf } from '../../server/demo/catalogue/pictures.ts'
import { buildProducts } from '../../server/demo/catalogue/products/product-rows.ts'
import { productTypes } from '../../server/demo/catalogue/products/product-types.ts'
import { type Darkroom, openDarkroom } from './darkroom.ts'
import { mastersFolder, writeDrawingKeys, writeIndex } from './masters.ts'
import type { Job, ProductJob, RoomJob, SettingJob } from './studio.ts'

/** `npm run studio -- --only=kettle,sofa --missing`: renders the masters and writes their index. */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    finish: { type: 'string', default: '' },
    kind: { type: 'string', default: 'product' },
    frames: { type: 'string' },
    size: { type: 'string' },
    most: { type: 'string', default: 'Infinity' },
    out: { type: 'string', default: mastersFolder },
    seconds: { type: 'string', default: 'Infinity' },
    missing: { type: 'boolean', default: false },
  },
})

const isChosen = (chosen: string, key: string): boolean => chosen === '' || chosen.split(',').includes(key)
const fileOf = (key: string): string => join(options.out, `${key}.webp`)
const products = buildProducts(productTypes, { today: '2026-01-01', pictures: picturesOf(null) })
const [size, frames] = [Number(options.size ?? 800), Number(options.frames ?? 2)]

/** One image for each set of parameters in the catalogue, the default finishes first. */
const productJobs = (): ProductJob[] => {
  const jobs = products
    .toSorted((first, second) => Number(second.isLead) - Number(first.isLead))
    .map(({ picture }) => picture)
    .filter(({ model, finish }) => isChosen(options.only, model) && isChosen(options.finish, finish))
    .map((parameters) => ({ kind: 'product' as const, key: mainPictureKey(parameters), parameters, size, frames }))
  return [...new Map(jobs.map((job) => [job.key, job])).values()]
}

/** The room of each product whose kind has one. */
const settingJobs = (): SettingJob[] =>
  productJobs()
    .filter(({ parameters }) => hasSetting(parameters.model))
    .map(({ parameters }) => ({
      kind: 'setting',
      key: settingKey(parameters),
      parameters,
      width: Number(options.size ?? 800),
      frames: Number(options.frames ?? 6),
    }))

// Walls of a room are large and smooth: they need many lights before their shadows blend.
const sceneJobs = ({ rooms, stills }: Darkroom): RoomJob[] => {
  const isStill = options.kind === 'still'
  const print = isStill
    ? ({ kind: 'still', width: Number(options.size ?? 1200), frames: Number(options.frames ?? 64) } as const)
    : ({ kind: 'room', width: Number(options.size ?? 1600), frames: Number(options.frames ?? 48) } as const)
  return (isStill ? stills : rooms).filter((key) => isChosen(options.only, key)).map((key) => ({ key, ...print }))
}

const develop = async (darkroom: Darkroom, job: Job): Promise<void> => {
  const started = Date.now()
  const image = await darkroom.shoot(job)
  await writeFile(fileOf(job.key), image)
  console.log(`${job.key}  ${Math.round(image.length / 1024)} KB  ${Date.now() - started} ms`)
}

const until = Date.now() + Number(options.seconds) * 1000
await mkdir(options.out, { recursive: true })
const darkroom = await openDarkroom()
const jobsOf = options.kind === 'product' ? productJobs : options.kind === 'setting' ? settingJobs : sceneJobs
const jobs: Job[] = jobsOf(darkroom)
const open = jobs.filter(({ key }) => !options.missing || !existsSync(fileOf(key))).slice(0, Number(options.most))
for (const job of open) {
  if (Date.now() > until) break
  await develop(darkroom, job)
}
await darkroom.close()
if (options.out === mastersFolder) {
  await writeIndex(new Set(open.map(({ key }) => key)))
  await writeDrawingKeys(products.map(({ picture }) => picture))
}

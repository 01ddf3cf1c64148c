import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { WebpOptions } from 'sharp'
import { type Darkroom, openDarkroom } from './darkroom.ts'
import { mastersFolder, writeIndex } from './masters.ts'
import { angles } from './model.ts'
import type { Contents, Job, ProductJob } from './studio.ts'

/** `npm run studio -- --only=kettle,sofa --angle=front --missing`: renders the masters and writes their index. */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    finish: { type: 'string', default: '' },
    angle: { type: 'string', default: '' },
    frames: { type: 'string', default: '24' },
    size: { type: 'string', default: '1200' },
    out: { type: 'string', default: mastersFolder },
    seconds: { type: 'string', default: 'Infinity' },
    browsers: { type: 'string', default: '2' },
    missing: { type: 'boolean', default: false },
  },
})

const isChosen = (chosen: string, key: string): boolean => chosen === '' || chosen.split(',').includes(key)
const fileOf = (key: string): string => join(options.out, `${key}.webp`)

const productJobs = (models: Contents['models'], size: number, frames: number): ProductJob[] =>
  angles.flatMap((angle) =>
    Object.entries(models).flatMap(([model, finishes]) =>
      finishes.map((finish) => ({
        kind: 'product' as const,
        key: `${model}-${finish}-${angle}`,
        ...{ model, finish, angle, size, frames },
      })),
    ),
  )

const urgency = (job: Job, { models }: Contents): number => {
  if (job.kind === 'room') return 1
  if (job.angle === 'front') return 0
  return models[job.model]?.[0] === job.finish ? 2 : 3
}

/** Images that a shop shows first are rendered first, so that an interrupted run leaves the most useful ones. */
const jobsOf = (contents: Contents): Job[] => {
  const [size, frames] = [Number(options.size), Number(options.frames)]
  const products = productJobs(contents.models, size, frames).filter(
    ({ model, finish, angle }) =>
      isChosen(options.only, model) && isChosen(options.finish, finish) && isChosen(options.angle, angle),
  )
  // Walls of a room are large and smooth: they need more lights before their shadows blend.
  const scenes = contents.rooms
    .filter((key) => isChosen(options.only, key) && isChosen(options.angle, 'room'))
    .map((key) => ({ kind: 'room' as const, key, width: (size * 4) / 3, frames: frames * 2 }))
  return [...products, ...scenes].sort((first, second) => urgency(first, contents) - urgency(second, contents))
}

// Alpha is lossless: compressed, the soft shadow would show steps.
const formats: Record<Job['kind'], WebpOptions> = {
  product: { quality: 80, alphaQuality: 100, effort: 5, smartSubsample: true },
  room: { quality: 82, effort: 5, smartSubsample: true },
}

const develop = async (darkroom: Darkroom, job: Job): Promise<void> => {
  const started = Date.now()
  const print = await darkroom.shoot(job)
  if (job.kind === 'room') print.removeAlpha()
  const { size } = await print.webp(formats[job.kind]).toFile(fileOf(job.key))
  console.log(`${job.key}  ${Math.round(size / 1024)} KB  ${Date.now() - started} ms`)
}

// Checked again before each image: another run may fill the same folder.
const isThere = ({ key }: Job): boolean => options.missing && existsSync(fileOf(key))

const work = async (darkroom: Darkroom, jobs: Job[]): Promise<void> => {
  for (let job = jobs.shift(); job && Date.now() < until; job = jobs.shift()) {
    if (!isThere(job)) await develop(darkroom, job)
  }
  await darkroom.close()
}

const until = Date.now() + Number(options.seconds) * 1000
await mkdir(options.out, { recursive: true })
// The software renderer uses one core per browser.
const darkrooms = await Promise.all(Array.from({ length: Number(options.browsers) }, openDarkroom))
const jobs = jobsOf(darkrooms[0]!.contents).filter((job) => !isThere(job))
await Promise.all(darkrooms.map((darkroom) => work(darkroom, jobs)))
if (options.out === mastersFolder) await writeIndex()

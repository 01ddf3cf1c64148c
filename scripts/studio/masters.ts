import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { angles } from './model.ts'

export const mastersFolder = join(import.meta.dirname, '../../server/images/masters')

export const Master = z.object({
  kind: z.enum(['product', 'room', 'store']),
  key: z.string(),
  model: z.string(),
  finish: z.string().nullable(),
  angle: z.enum(angles).nullable(),
  width: z.number(),
  height: z.number(),
  /** Placeholder while the image loads: its average colour on the shops' background. */
  color: z.string(),
})
export type Master = z.infer<typeof Master>

const paper = [0xef, 0xe9, 0xdc] as const
const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

const averageOnPaper = async (file: string): Promise<string> => {
  const { data } = await sharp(file)
    .resize(120, 120, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let seen = 0
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]! / 255
    if (alpha < 0.5) continue
    seen += 1
    for (const [channel, base] of paper.entries()) sums[channel]! += data[i + channel]! * alpha + base * (1 - alpha)
  }
  return hex(seen ? sums.map((sum) => sum / seen) : paper)
}

const named = (key: string): Pick<Master, 'kind' | 'model' | 'finish' | 'angle'> => {
  for (const kind of ['room', 'store'] as const)
    if (key.startsWith(`${kind}-`)) return { kind, model: key, finish: null, angle: null }
  const parts = key.split('-')
  const [finish, angle] = parts.splice(-2)
  return {
    kind: 'product',
    model: parts.join('-'),
    finish: finish ?? null,
    angle: angles.find((known) => known === angle) ?? null,
  }
}

const entry = async (key: string): Promise<Master> => {
  const file = join(mastersFolder, `${key}.webp`)
  const { width, height } = await sharp(file).metadata()
  const { kind, model, finish, angle } = named(key)
  return { kind, key, model, finish, angle, width, height, color: await averageOnPaper(file) }
}

/** Writes the index of the existing masters, sorted by name; those of `fresh` are measured again. */
export async function writeIndex(fresh: ReadonlySet<string>): Promise<void> {
  const known = new Map((await readIndex()).map((master) => [master.key, master]))
  const files = (await readdir(mastersFolder)).filter((file) => file.endsWith('.webp')).sort()
  const rows: string[] = []
  for (const file of files) {
    const key = file.slice(0, -'.webp'.length)
    const master = fresh.has(key) ? undefined : known.get(key)
    rows.push(`  ${JSON.stringify(master ?? (await entry(key)))}`)
  }
  await writeFile(join(mastersFolder, 'index.json'), `[\n${rows.join(',\n')}\n]\n`)
}

export async function readIndex(): Promise<Master[]> {
  return z.array(Master).parse(JSON.parse(await readFile(join(mastersFolder, 'index.json'), 'utf8')))
}

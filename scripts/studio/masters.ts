import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { drawingParameters, type PictureParameters } from '../../server/demo/catalogue/picture-parameters.ts'
import { drawingKey } from '../../server/images/drawings/drawing.ts'

export const mastersFolder = join(import.meta.dirname, '../../server/images/masters')

export const Master = z.object({
  kind: z.enum(['product', 'room', 'store', 'inside', 'dish', 'still', 'setting']),
  key: z.string(),
  /** Hash of the file, part of its address. */
  version: z.string(),
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

const kinds = ['room', 'store', 'inside', 'dish', 'still', 'setting'] as const

const kindOf = (key: string): Master['kind'] => kinds.find((kind) => key.startsWith(`${kind}-`)) ?? 'product'

const entry = async (key: string): Promise<Master> => {
  const file = join(mastersFolder, `${key}.webp`)
  const { width, height } = await sharp(file).metadata()
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 10)
  return { kind: kindOf(key), key, version, width, height, color: await averageOnPaper(file) }
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

/** Writes which dimension drawings the image server makes. */
export async function writeDrawingKeys(products: readonly PictureParameters[]): Promise<void> {
  const keys = products.flatMap((product) => drawingParameters(product) ?? []).map(drawingKey)
  const rows = [...new Set(keys)].sort().map((key) => `  ${JSON.stringify(key)}`)
  await writeFile(join(mastersFolder, '../drawings/keys.json'), `[\n${rows.join(',\n')}\n]\n`)
}

export async function readIndex(): Promise<Master[]> {
  return z.array(Master).parse(JSON.parse(await readFile(join(mastersFolder, 'index.json'), 'utf8')))
}

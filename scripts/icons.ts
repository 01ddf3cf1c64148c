// Draws the icons of every brand from its mark: node scripts/icons.ts
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Brand } from '../themes/brand.ts'
import { brands } from '../themes/brands.ts'

const publicFolder = new URL('../public/brands/', import.meta.url)

// The mark keeps to the middle four fifths, which a system may cut to a circle; where nothing is cut we come closer.
const close = 'viewBox="6 6 52 52"'
const rounded = (mark: string) =>
  mark
    .replace('viewBox="0 0 64 64"', close)
    .replace('<rect width="64" height="64"', '<rect x="6" y="6" width="52" height="52" rx="11"')
const square = (mark: string) => mark.replace('viewBox="0 0 64 64"', close)

function png(drawing: string, size: number) {
  const density = (72 * size) / 52
  return sharp(Buffer.from(drawing), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

async function drawIcons({ key, mark }: Brand) {
  const folder = new URL(`${key}/`, publicFolder)
  await mkdir(folder, { recursive: true })
  const files = {
    'favicon.svg': rounded(mark),
    'icon-192.png': await png(rounded(mark), 192),
    'icon-512.png': await png(rounded(mark), 512),
    'maskable-512.png': await png(mark, 512),
    'apple-touch-icon.png': await png(square(mark), 180),
  }
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(new URL(name, folder), content)))
}

await Promise.all(Object.values(brands).map(drawIcons))
console.log(`Icons of ${Object.keys(brands).length} brands drawn into public/brands`)

// Renders the icons of every brand from its mark: node scripts/icons.ts
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type ShortcutName, shortcutNames, shortcutSize } from '../manifest/files.ts'
import type { Brand } from '../themes/brand.ts'
import { brands } from '../themes/brands.ts'

const publicFolder = new URL('../public/brands/', import.meta.url)

// Icons that are not masked have a smaller margin.
const close = 'viewBox="6 6 52 52"'
const rounded = (mark: string) =>
  mark
    .replace('viewBox="0 0 64 64"', close)
    .replace('<rect width="64" height="64"', '<rect x="6" y="6" width="52" height="52" rx="11"')
const square = (mark: string) => mark.replace('viewBox="0 0 64 64"', close)
// A system may crop to a circle of four fifths: the mark stays within it.
const roomy = (mark: string) =>
  mark
    .replace('viewBox="0 0 64 64"', 'viewBox="-5 -5 74 74"')
    .replace('<rect width="64" height="64"', '<rect x="-5" y="-5" width="74" height="74"')

const rasterized = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 52 }).resize(size, size)

const png = (drawing: string, size: number) =>
  rasterized(drawing, size).png({ palette: true, compressionLevel: 9 }).toBuffer()

/**
 * The mark as a stencil: its background and shapes that are white or in the background colour are transparent, the rest
 * is filled.
 */
function stencil(mark: string) {
  const ground = /<rect width="64" height="64" fill="(#[0-9A-F]{6})"/i.exec(mark)?.[1]?.toUpperCase()
  const isOpen = (color: string) => color === ground || color === '#FFFFFF'
  return mark.replace(/#[0-9A-F]{6}/gi, (color) => (isOpen(color.toUpperCase()) ? '#000000' : '#FFFFFF'))
}

/** White on transparent, for systems that tint icons: they use only the opacity. */
async function monochrome(drawing: string, size: number) {
  const opacity = await rasterized(drawing, size).removeAlpha().extractChannel(0).raw().toBuffer()
  const white = sharp({ create: { width: size, height: size, channels: 3, background: '#FFFFFF' } })
  return white
    .joinChannel(opacity, { raw: { width: size, height: size, channels: 1 } })
    .png({ compressionLevel: 9 }) // a palette would mix colours into transparent pixels
    .toBuffer()
}

// The outlines of the shop's own icons, on the same 24 px square.
const lines: Record<ShortcutName, string> = {
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l4.5 4.5',
  cart: 'M3 4h2.5l2 11h10l2-8H6.2M10.3 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0ZM17.8 19.5a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0Z',
  stores: 'M4 10v9.5h16V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19.5V15h4v4.5',
  products: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
}

const shortcutDrawing = ({ header, headerInk }: Brand['tokens'], name: ShortcutName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 52"><rect width="52" height="52" fill="${header}"/>` +
  `<g transform="translate(13 13) scale(1.083)" fill="none" stroke="${headerInk}" stroke-width="1.75"` +
  ` stroke-linecap="round" stroke-linejoin="round"><path d="${lines[name]}"/></g></svg>`

async function writeIcons({ key, mark, tokens }: Brand) {
  const folder = new URL(`${key}/`, publicFolder)
  await mkdir(folder, { recursive: true })
  const shortcuts = shortcutNames.map(
    async (name) => [`shortcut-${name}.png`, await png(shortcutDrawing(tokens, name), shortcutSize)] as const,
  )
  const files = {
    'favicon.svg': rounded(mark),
    'icon-192.png': await png(rounded(mark), 192),
    'icon-512.png': await png(rounded(mark), 512),
    'maskable-192.png': await png(roomy(mark), 192),
    'maskable-512.png': await png(roomy(mark), 512),
    'monochrome-512.png': await monochrome(roomy(stencil(mark)), 512),
    'apple-touch-icon.png': await png(square(mark), 180),
    ...Object.fromEntries(await Promise.all(shortcuts)),
  }
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(new URL(name, folder), content)))
}

await Promise.all(Object.values(brands).map(writeIcons))
console.log(`Icons of ${Object.keys(brands).length} brands drawn into public/brands`)

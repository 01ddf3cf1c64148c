import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readStart } from '#features/install/start-address.ts'
import { paths } from '#lib/page/paths.ts'
import { type Brand, brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { manifestOf } from './manifest.ts'

const all = brandKeys.map((key) => brands[key])
const file = (src: string) => new URL(`../public${src}`, import.meta.url)

type Picture = { src: string; sizes: string; type: string }

/** Type and size read from the file itself, not from its name. */
async function metadataOf({ src }: Picture) {
  const { format, width, height } = await sharp(readFileSync(file(src))).metadata()
  const type = format === 'svg' ? 'image/svg+xml' : `image/${format}`
  return { type, sizes: format === 'svg' ? 'any' : `${width}x${height}` }
}

const picturesOf = (brand: Brand): Picture[] => {
  const { icons, shortcuts, screenshots } = manifestOf(brand)
  return [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots]
}

describe.each(all)('the app of $name', (brand) => {
  const manifest = manifestOf(brand)

  it('is a separate app, in the colours of its pages', () => {
    expect(manifest).toMatchObject({
      id: `/?app=${brand.key}`,
      name: brand.name,
      start_url: '/?source=pwa',
      scope: '/',
      display: 'standalone',
      orientation: 'any',
      lang: brand.country === 'NZ' ? 'en-NZ' : 'en-AU',
      dir: 'ltr',
      theme_color: brand.tokens.header,
      background_color: brand.tokens.ground,
      prefer_related_applications: false,
    })
    expect(manifest.description.length).toBeGreaterThan(20)
    expect(manifest.categories).toContain('shopping')
  })
  it('has a name that fits under an icon', () => {
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  })
  it('declares the actual type and size of every image', async () => {
    const pictures = picturesOf(brand)
    const metadata = await Promise.all(pictures.map(metadataOf))
    expect(metadata).toEqual(pictures.map(({ type, sizes }) => ({ type, sizes })))
  })
  it('has an icon for every use, none for two', () => {
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
      'monochrome 512x512',
      'any any',
    ])
  })
  it('keeps its mark within the safe zone of maskable icons', async () => {
    const { data, info } = await sharp(readFileSync(file(`/brands/${brand.key}/maskable-192.png`)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixelAt = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
    const far = (x: number, y: number) => Math.hypot(x - 95.5, y - 95.5) > 0.4 * 192 + 1
    const strays = Array.from(
      { length: 192 * 192 },
      (_, index) => [index % 192, Math.floor(index / 192)] as const,
    ).filter(([x, y]) => far(x, y) && !pixelAt(x, y).equals(pixelAt(0, 0)))
    expect(strays).toEqual([])
  })
  it('has a white cut-out on a transparent background', async () => {
    const { channels } = await sharp(readFileSync(file(`/brands/${brand.key}/monochrome-512.png`))).stats()
    const [red, , , opacity] = channels
    expect([red?.min, opacity?.min, opacity?.max]).toEqual([255, 0, 255])
    expect(opacity?.mean).toBeLessThan(120)
  })
  it('links to pages that exist', () => {
    const known = [paths.home(), paths.cart(), paths.stores(), paths.products()]
    const addresses = manifest.shortcuts.map(({ url }) => new URL(url, 'https://shop.example'))
    expect(addresses.map(({ pathname }) => known.includes(pathname))).toEqual([true, true, true, true])
    expect(addresses.every(({ search }) => readStart(search).isStart)).toBe(true)
    expect(manifest.share_target.action).toBe(paths.searchBare())
  })
  it('has screenshots of phones and of wide screens', () => {
    const forms = manifest.screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)
    expect(forms).toEqual([...Array(3).fill('narrow 1080x1920'), ...Array(2).fill('wide 1920x1080')])
    const labels = manifest.screenshots.filter(({ form_factor }) => form_factor === 'narrow').map(({ label }) => label)
    expect(new Set(labels).size).toBe(3)
  })
})

it('gives each app an id, a name and a home page of its own', () => {
  const manifests = all.map(manifestOf)
  for (const member of ['id', 'name', 'short_name', 'description'] as const)
    expect(new Set(manifests.map((manifest) => manifest[member])).size, member).toBe(brandKeys.length)
})
it('keeps the images of install prompts below 375 KB a shop on average', () => {
  const sizes = all.flatMap((brand) => manifestOf(brand).screenshots.map(({ src }) => readFileSync(file(src)).length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(375_000 * brandKeys.length)
})

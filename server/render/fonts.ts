import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { fontFaceCss, preloadedFont } from '#themes/fonts.ts'
import { notFound } from '../api/call-refusal.ts'

const fileOf = (packagePath: string) => fileURLToPath(import.meta.resolve(packagePath))

function loadFonts() {
  const files = new Set(Object.values(brands).flatMap((brand) => brand.fonts.map((face) => face.file)))
  return new Map(
    [...files].map((packagePath) => {
      const content = readFileSync(fileOf(packagePath))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      return [packagePath, { content, url: `/fonts/${basename(packagePath, '.woff2')}.${hash}.woff2` }]
    }),
  )
}

/** The few woff2 files of the eight brands, served from their packages under addresses that change with the content. */
export function createFonts() {
  const fonts = loadFonts()
  const byUrl = new Map([...fonts.values()].map(({ url, content }) => [url, content]))
  const urlOf = (packagePath: string) => fonts.get(packagePath)?.url ?? ''
  return {
    css: (brand: Brand) => fontFaceCss(brand, urlOf),
    preload: (brand: Brand) => {
      const file = preloadedFont(brand)
      return file ? `<link rel="preload" href="${urlOf(file)}" as="font" type="font/woff2" crossorigin>` : ''
    },
    register: (app: FastifyInstance) =>
      app.get<{ Params: { file: string } }>('/fonts/:file', async ({ params }, reply) => {
        const content = byUrl.get(`/fonts/${params.file}`)
        if (!content) throw notFound()
        return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(content)
      }),
  }
}
export type Fonts = ReturnType<typeof createFonts>

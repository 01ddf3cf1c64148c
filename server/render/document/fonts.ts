import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Brand } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { type FontAddress, fallbackFaceCss, fontFaceCss, webFaceCss } from '#themes/fonts.ts'
import { callerHas } from '../../http/if-none-match.ts'
import { notFound } from '../../http/request/errors.ts'

const fileOf = (packagePath: string) => fileURLToPath(import.meta.resolve(packagePath))

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 8)

type Served = { content: Buffer; url: string }

function served(file: string, name: string): Served {
  const content = readFileSync(file)
  return { content, url: `/fonts/${name}.${hashOf(content)}.woff2` }
}

function loadFonts(built: string | undefined) {
  const packagePaths = new Set(Object.values(brands).flatMap((brand) => brand.fonts.map((face) => face.file)))
  return new Map(
    [...packagePaths].map((packagePath) => {
      const name = basename(packagePath, '.woff2')
      const cut = built && join(built, 'fonts', `${name}.woff2`)
      const whole = served(fileOf(packagePath), name)
      return [packagePath, { whole, common: cut && existsSync(cut) ? served(cut, `${name}-common`) : undefined }]
    }),
  )
}

/**
 * Font faces of a page: fallbacks of the device, and web fonts that load after the first view (`showFonts` in
 * src/app/early/fonts.ts).
 */
export type PageFonts = { fallbackCss: string; webCss: string; files: readonly string[] }

/**
 * A stylesheet with the font faces of a brand, for its theme in another shop. Its URL is stable, so it is cached
 * briefly.
 */
function sendSheet(request: FastifyRequest, reply: FastifyReply, css: string) {
  const etag = `"${hashOf(css)}"`
  reply.headers({ etag, 'cache-control': 'public, max-age=300' })
  if (callerHas(request, etag)) return reply.code(304).send()
  return reply.type('text/css; charset=utf-8').send(css)
}

/**
 * Serves the woff2 files of the brands from their packages, at URLs with a content hash; the build adds subsets with
 * the common characters.
 */
export function createFonts(built?: string) {
  const fonts = loadFonts(built)
  const files = [...fonts.values()].flatMap(({ whole, common }) => (common ? [whole, common] : [whole]))
  const byUrl = new Map(files.map(({ url, content }) => [url, content]))
  function addressOf(packagePath: string): FontAddress {
    const font = fonts.get(packagePath)
    return { whole: font?.whole.url ?? '', ...(font?.common ? { common: font.common.url } : {}) }
  }
  const ofPages = new Map<Brand, PageFonts>()
  function ofPage(brand: Brand): PageFonts {
    const known = ofPages.get(brand)
    if (known) return known
    const addresses = brand.fonts.map(({ file }) => addressOf(file))
    const fonts = {
      fallbackCss: fallbackFaceCss(brand),
      webCss: webFaceCss(brand, addressOf),
      files: addresses.map(({ whole, common = whole }) => common),
    }
    ofPages.set(brand, fonts)
    return fonts
  }
  const css = (brand: Brand) => fontFaceCss(brand, addressOf)
  return {
    css,
    ofPage,
    register: (app: FastifyInstance) =>
      app.get<{ Params: { file: string } }>('/fonts/:file', async (request, reply) => {
        const { file } = request.params
        const brand = Object.values(brands).find(({ key }) => file === `${key}.css`)
        if (brand) return sendSheet(request, reply, css(brand))
        const content = byUrl.get(`/fonts/${file}`)
        if (!content) throw notFound()
        return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(content)
      }),
  }
}
export type Fonts = ReturnType<typeof createFonts>

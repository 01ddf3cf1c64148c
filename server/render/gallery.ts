import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { brands } from '#themes/brands.ts'
import { fontFaceCss } from '#themes/fonts.ts'

const folder = 'src/gallery'
// Vite serves any file of the project by its path.
const fileAddress = (packagePath: string) => ({ whole: `/@fs${fileURLToPath(import.meta.resolve(packagePath))}` })

const fontStyle = () => {
  const faces = Object.values(brands).map((brand) => fontFaceCss(brand, fileAddress))
  return `<style>${[...new Set(faces)].join('')}</style>`
}

/** Every component of src/ui in every state, at /gallery in development; not part of any build. */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const address = request.url ?? ''
        if (!/^\/gallery\/?(?:\?|$)/.test(address)) return next()
        const page = await readFile(join(vite.config.root, folder, 'gallery.html'), 'utf8')
        const html = await vite.transformIndexHtml(address, page.replace('<!--fonts-->', fontStyle))
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      })
    },
  }
}

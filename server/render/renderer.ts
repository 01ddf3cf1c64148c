import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { builtAssets } from './assets.ts'
import { holdBuild } from './build-folder.ts'
import type { Renderer } from './pages.ts'

export async function builtRenderer(): Promise<Renderer> {
  const built = holdBuild()
  const { render } = await import(pathToFileURL(join(built, 'server/entry-server.js')).href)
  const assets = builtAssets(join(built, 'client'))
  return { render, assets: () => assets, withPolicy: true, built }
}

/** Renders from the sources through Vite in middleware mode, with hot reload. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const { gallery } = await import('./gallery.ts')
  const vite = await createServer({
    // Vite's default loader writes a temporary file, which makes file watchers restart this process repeatedly.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
    plugins: [gallery()],
  })
  await app.register(middie)
  app.use(vite.middlewares)
  // Before the server waits for its connections: an open page has a permanent one.
  app.addHook('preClose', () => vite.close())
  return {
    render: async (request) => (await vite.ssrLoadModule('/src/entry-server.tsx')).render(request),
    assets: async (url) => ({
      template: await vite.transformIndexHtml(url, readFileSync('index.html', 'utf8')),
      pageFiles: () => [],
      scriptHashes: [],
    }),
    withPolicy: false,
  }
}

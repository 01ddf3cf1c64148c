import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { holdBuild } from './build-folder.ts'
import { builtAssets } from './document/assets.ts'
import type { Renderer } from './pages.ts'

export async function builtRenderer(): Promise<Renderer> {
  const built = holdBuild()
  const { render } = await import(pathToFileURL(join(built, 'server/entry-server.js')).href)
  const assets = builtAssets(join(built, 'client'))
  return { render, assets: () => assets, withPolicy: true, built }
}

/** Renders from the sources through Vite in middleware mode, with hot reload. Vite starts at the first request. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { default: middie } = await import('@fastify/middie')
  let started: ReturnType<typeof startVite> | undefined
  const vite = () => {
    if (!started) {
      started = startVite(app)
      // The log omits messages of errors, which here name the mistake in the configuration.
      started.catch(console.error)
    }
    return started
  }
  await app.register(middie)
  app.use((request, response, next) => {
    vite().then(({ middlewares }) => middlewares(request, response, next), next)
  })
  // Before the server waits for its connections: an open page has a permanent one.
  app.addHook('preClose', () => started?.then((server) => server.close()).catch(() => {}))
  return {
    render: async (request) => (await (await vite()).ssrLoadModule('/src/entry-server.tsx')).render(request),
    assets: async (url) => ({
      template: await (await vite()).transformIndexHtml(url, readFileSync('index.html', 'utf8')),
      pageFiles: () => [],
      scriptHashes: [],
    }),
    withPolicy: false,
  }
}

async function startVite({ server }: FastifyInstance) {
  const { createServer } = await import('vite')
  const { gallery } = await import('./gallery.ts')
  return createServer({
    // Vite's default loader writes a temporary file, which makes file watchers restart this process repeatedly.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
    plugins: [gallery()],
  })
}

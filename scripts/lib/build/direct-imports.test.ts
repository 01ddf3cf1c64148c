import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directImports, withDirectImports } from './direct-imports.ts'

const sources = {
  'main.js': `
    export const drawer = () => import('./drawer.js').then((part) => part.Drawer)
    export const page = () => import('./page.js')
    export const cart = () => import('./cart.js')
  `,
  'cart.js': "import { box } from './box.js'; export const Cart = () => box('cart')",
  'drawer.js': "import { box } from './box.js'; export const Drawer = () => box('drawer')",
  'page.js': "import { box } from './box.js'; export const Component = () => box('page'); export default 'of the page'",
  'box.js': "export const box = (name) => 'box of ' + name",
}

let folder = ''
const output = () => join(folder, 'dist/assets')
const manifest = async () => JSON.parse(await readFile(join(folder, 'dist/.vite/manifest.json'), 'utf8'))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct-imports-'))
  for (const [name, code] of Object.entries(sources)) await writeFile(join(folder, name), code)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [directImports()],
    build: {
      manifest: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'main.js'),
        preserveEntrySignatures: 'strict',
        // In a build as small as this one Rolldown itself leaves them out.
        experimental: { chunkOptimization: false },
        output: { codeSplitting: { groups: [{ name: 'parts', test: /(?:drawer|page|box)\.js$/ }] } },
      },
    },
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('directImports', () => {
  it('leaves no file that only names what another one exports', async () => {
    const files = await readdir(output())
    expect(files.map((name) => name.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['cart', 'main', 'parts'])
  })

  it('gives each import on demand the names of its module', async () => {
    const { file } = (await manifest())['main.js']
    const app = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', file)).href)
    expect((await app.drawer())()).toBe('box of drawer')
    const page = await app.page()
    expect([page.Component(), page.default, Object.keys(page)]).toEqual([
      'box of page',
      'of the page',
      ['Component', 'default'],
    ])
  })

  it('names the chunk and its imports in the manifest', async () => {
    const { 'page.js': page, 'drawer.js': drawer, ...others } = await manifest()
    const [chunk] = Object.keys(others).filter((name) => name.startsWith('_parts-'))
    expect([page.file, drawer.file]).toEqual([others[chunk ?? ''].file, others[chunk ?? ''].file])
  })
})

describe('withDirectImports', () => {
  const facades = new Map([['drawer-1.js', { chunk: 'parts-1.js', names: new Map([['Drawer', 't']]) }]])

  it('reads one export without an object of all', () => {
    expect(withDirectImports('load(()=>import(`./drawer-1.js`).then(e=>e.Drawer))', facades)).toBe(
      'load(()=>import("./parts-1.js").then(e=>e.t))',
    )
  })

  it('preloads the chunk instead of the facade', () => {
    expect(withDirectImports('d=["assets/drawer-1.js","assets/a-2.js"]', facades)).toBe(
      'd=["assets/parts-1.js","assets/a-2.js"]',
    )
  })
})

import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

type Import = { file: string; from: string; isType: boolean }

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)
const files = globSync('{src,server,themes,sw,manifest,manage}/**/*').filter(isSource)

const statement =
  /^\s*(?:import|export)\s+(type\s)?([\w*{}\s,$]*?)\s*from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Whether every imported name has `type`, or the whole statement. */
const onlyTypes = (names: string) => {
  const inner = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1]
  const parts = inner
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts !== undefined && parts.length > 0 && parts.every((part) => part.startsWith('type '))
}

/** The imported file, relative to the project root; a package by its name. */
function resolve(file: string, from: string) {
  if (/^#(?:themes|manifest)\//.test(from)) return from.slice(1)
  if (from.startsWith('#')) return from.replace('#', 'src/')
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : from
}

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(([, typed, names = '', named, bare, dynamic]) => {
    const from = named ?? bare ?? dynamic ?? ''
    return { file, from, isType: typed !== undefined || onlyTypes(names) }
  })
}

const imports = files.flatMap(importsOf)

const layers = ['app', 'pages', 'features', 'ui', 'lib', 'domain', 'contract'] as const
// Same rank: neither imports the other.
const rankOf = (layer: string) => layers.indexOf((layer === 'offline' ? 'ui' : layer) as (typeof layers)[number])

const layerOf = (path: string) => {
  if (!path.startsWith('src/')) return null
  const [, folder = '', rest] = path.split('/')
  return rest === undefined ? 'app' : folder // the entries are directly in src
}

const isTheme = (path: string) => path.startsWith('themes/')
const isBrandData = (path: string) => /^themes\/(?:(?:[\w-]+\/)?brands?|fonts)\.ts$/.test(path)
const isShared = (path: string) => /^themes\/[\w-]+\.ts$/.test(path)
const isOwn = (path: string) => /^(?:src|server|themes|sw|manifest|manage|scripts|tests)\//.test(path)

/** Plain strings, without a schema. */
const isForWorker = (path: string) => /^src\/contract\/(?:worker|checkout\/payment-pages)\.ts$/.test(path)

/** Rules, and text for screen readers only. */
const isForManage = (path: string) =>
  /^(?:manage|src\/(?:contract|domain))\//.test(path) || path === 'src/ui/layout/visually-hidden.tsx'

/** Why an import is not allowed; null when it is allowed. */
function offence({ file, from, isType }: Import): string | null {
  const to = resolve(file, from)
  const area = file.split('/')[0]
  // The server has no alias for its own files.
  if (from.includes('../..') && !(area === 'server' && to.startsWith('server/'))) return 'use the alias'
  if (isOwn(to) && !/\.(?:tsx?|json|css|svg)$/.test(to)) return 'name the ending'
  if (from === 'react-router') return 'import from react-router-dom'
  if (area === 'src') return srcOffence(file, { to, isType })
  if (area === 'server') return serverOffence(file, { to, isType })
  if (area === 'sw') return isOwn(to) && !to.startsWith('sw/') && !isForWorker(to) ? 'plain strings only' : null
  if (area === 'manage') return isOwn(to) && !isForManage(to) ? 'the back office sees rules only' : null
  if (area === 'themes') return isOwn(to) && !isTheme(to) ? 'themes see themes only' : null
  return isOwn(to) && !to.startsWith('manifest/') && !isBrandData(to) ? 'the manifest sees brands only' : null
}

const syncNeeds = /^src\/offline\/(?:sync\/[\w-]+|database|database-faults|picture-store|worker\/busy)\.ts$/
const isSyncSource = (path: string) =>
  syncNeeds.test(path) || (!path.startsWith('src/offline/') && !/cart|project/.test(path))

/** Rooms of the contract: each imports only rooms below it. The table of all calls is directly in `src/contract`. */
const contractRooms = [
  'contract',
  'manage',
  'staff',
  'project',
  'account',
  'checkout',
  'catalogue',
  'content',
  'location',
  'tracking',
  'protocol',
  'fields',
]
const contractRank = (path: string) => contractRooms.indexOf(posix.basename(posix.dirname(path)))

function contractOffence(file: string, to: string) {
  if (contractRank(file) < 0) return 'add the folder to the rooms of the contract'
  return contractRank(to) >= contractRank(file) ? null : 'a room of the contract sees rooms below it only'
}

/** A rule that only one feature uses. */
const isRule = (path: string) => /^src\/features\/.+\/rules\//.test(path)

function srcOffence(file: string, { to, isType }: { to: string; isType: boolean }) {
  const [own, target] = [layerOf(file) ?? '', layerOf(to)]
  if (to === 'zod') return 'use zod/mini'
  if (file.startsWith('src/offline/sync/') && isOwn(to) && !isSyncSource(to))
    return 'the sync engine knows no carts or projects'
  if (isTheme(to)) {
    if (own === 'app') return null
    return isType && isShared(to) ? null : 'only the app loads themes'
  }
  if (isRule(file) && isOwn(to) && !isRule(to) && !/^src\/(?:domain|contract)\//.test(to))
    return 'rules of a feature see rules only'
  if (target === null)
    return isOwn(to) ? `src does not see ${to.split('/')[0]}` : packageOffence(isRule(file) ? 'domain' : own, to)
  if (own === 'features' && target === 'features')
    return file.split('/')[2] === to.split('/')[2] ? null : 'features do not import each other'
  if (own === 'contract' && target === 'contract') return contractOffence(file, to)
  if (own === target) return null
  return rankOf(target) > rankOf(own) ? null : `${own} does not see ${target}`
}

function packageOffence(layer: string, name: string) {
  const isView = /^(?:react|@mui|@emotion|@tanstack|dexie)/.test(name)
  if ((layer === 'domain' || layer === 'contract') && (isView || name.startsWith('node:')))
    return 'rules know no React and no I/O'
  if (layer === 'ui' && /^(?:@tanstack|dexie)/.test(name)) return 'ui knows no data'
  return null
}

const isDemo = (path: string) => path.startsWith('server/demo/')

/** Rooms of the server: each imports only rooms below it. The files directly in `server` start it and import any. */
const rooms = [
  'demo',
  'manage',
  'import',
  'process',
  'guards',
  'observability',
  'config',
  'admin',
  'render',
  'render/texts',
  'render/docs',
  'render/cache',
  'render/document',
  'jobs',
  'staff',
  'account',
  'checkout',
  'payments/attempt',
  'payments/sandbox',
  'payments/adyen',
  'payments/transfer',
  'payments/provider',
  'payments/store',
  'payments',
  'project',
  'compare',
  'orders',
  'reviews',
  'search',
  'content',
  'analytics',
  'identity',
  'identity/passkeys',
  'identity/links',
  'identity/external',
  'identity/sign-in',
  'cart',
  'catalogue',
  'locations',
  'images',
  'http',
  'http/caller',
  'http/site',
  'http/request',
  'accounts',
  'mail',
  'webhooks',
  'documents',
  'files',
  'database/startup',
  'database/launcher',
  'database/launcher/process',
  'database/launcher/install',
  'database/launcher/machine',
  'database/derived',
  'database',
  'lib',
]
/** The innermost listed folder of a file; a folder of a room that is not listed belongs to the room. */
const roomOf = (path: string) => {
  const [, ...folders] = posix.dirname(path).split('/')
  const listed = folders.map((_, index) => folders.slice(0, index + 1).join('/')).filter((room) => rooms.includes(room))
  return listed.at(-1) ?? folders[0] ?? null
}
/** Every room sees their types: what the server hands to a room, and its settings. */
const handedIn = /^server\/(?:deps|config|handlers)\.ts$/

function roomOffence(file: string, { to, isType }: { to: string; isType: boolean }) {
  const [own, target] = [roomOf(file), roomOf(to)]
  if (own === null || own === target) return null
  if (!rooms.includes(own)) return `add server/${own} to the rooms`
  if (target === null) return isType && handedIn.test(to) ? null : 'a room does not see what starts the server'
  return rooms.indexOf(target) > rooms.indexOf(own) ? null : `server/${own} does not see server/${target}`
}

function serverOffence(file: string, { to, isType }: { to: string; isType: boolean }) {
  if (isDemo(to) && !isDemo(file) && file !== 'server/components.ts') return 'only the starter loads demo data'
  if (/^(?:react|@mui|@emotion)/.test(to)) return 'the server makes no views'
  if (to === 'src/entry-server.tsx') return isType ? null : 'the renderer is handed in'
  if (to.startsWith('src/'))
    return /^src\/(?:domain|contract)\//.test(to) ? null : 'the server sees domain and contract only'
  if (to.startsWith('server/')) return roomOffence(file, { to, isType })
  return isTheme(to) && !isBrandData(to) ? 'the server sees brand data only' : null
}

it('reads the imports it judges', () => {
  expect(imports.length).toBeGreaterThan(300)
})

it('imports only in the directions of the layers', () => {
  const found = imports.flatMap((entry) => {
    const why = offence(entry)
    return why === null ? [] : [`${entry.file} imports ${entry.from}: ${why}`]
  })
  expect(found).toEqual([])
})

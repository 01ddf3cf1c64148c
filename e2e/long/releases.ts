import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { port as shopPort } from '../brands.ts'

/** Next to the port of the shop of the other tests. */
export const releasePort = shopPort + 1000

const root = resolve(import.meta.dirname, '../..')
const notCopied = new Set(['node_modules', 'dist', '.data', '.git', 'test-results'])

/** Copies the project into a folder, and builds one release after another there, as on a server. */
export function makeReleases(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !notCopied.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (let number = 1; number <= count; number++) {
    const env = { ...process.env, NODE_ENV: 'production', RELEASE_LABEL: String(number) }
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, env, stdio: 'ignore' })
    cpSync(realpathSync(join(folder, 'dist/current')), join(folder, `dist-${number}`), { recursive: true })
  }
  rmSync(join(folder, 'dist/current'), { recursive: true })
  return folder
}

async function untilReady(server: ChildProcess) {
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
    const response = await fetch(`http://127.0.0.1:${releasePort}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('The server did not start')
}

/** One address that serves one release at a time. */
export function releaseServer(folder: string) {
  let server: ChildProcess | null = null
  let current = 0

  async function stop() {
    const running = server
    server = null
    if (!running) return
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await ended
    renameSync(join(folder, 'dist/current'), join(folder, `dist-${current}`))
  }

  return {
    deploy: async (number: number) => {
      await stop()
      renameSync(join(folder, `dist-${number}`), join(folder, 'dist/current'))
      current = number
      const env = { ...process.env, PORT: String(releasePort), NODE_ENV: 'production', LOG_LEVEL: 'warn', BRAND: 'wa' }
      server = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env, stdio: 'ignore' })
      await untilReady(server)
    },
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

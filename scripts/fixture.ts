import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export const nobody = 65_534

/** Whether another user can run the programs of this checkout, which is not possible in a private folder. */
export const nobodyCanEnter =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0

const server = `
import { onStopRequest } from './process/stop-request.ts'
onStopRequest((why) => { console.log('stopping: ' + why); process.exit(7) })
console.log('open, pid ' + process.pid + ', ' + process.env.NODE_ENV + ', arenas ' + process.env.MALLOC_ARENA_MAX)
setInterval(() => {}, 1000)`

// A stub of npm: records its arguments and writes the files that the real npm would.
const npm = (root: string, real: string) => `#!/bin/sh
cd '${root}' && echo "$@" >> calls
case "$1" in
  ci|install)
    [ -z "$NPM_FAILS" ] || exit 3
    mkdir -p node_modules/node/bin node_modules/.bin && cp package-lock.json node_modules/.package-lock.json
    [ -n "$SCRIPTS_OFF" ] || ln -sf '${real}' node_modules/node/bin/node ;;
  rebuild) [ -n "$SCRIPTS_OFF" ] || ln -sf '${real}' node_modules/node/bin/node ;;
  run) [ -z "$BUILD_FAILS" ] || exit 4; mkdir -p dist/1/client; echo built > dist/1/client/app.js; ln -sfn 1 dist/current
    '${real}' -e "import('./scripts/lib/start/build.mjs').then(({ inputDigest, seal }) => seal('dist/1', inputDigest()))" ;;
esac`

/** A small project in a folder with a space in its name, with the real scripts and a stub of npm. */
export function project() {
  const top = mkdtempSync(join(tmpdir(), 'hearth-scripts-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const root = join(top, 'my shop')
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true, filter: (path) => !/studio|\.ts$/.test(path) })
  const write = (path: string, content: string, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    chmodSync(join(root, path), mode)
  }
  const lock = (version: string) =>
    write('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/node': { version } } }))
  lock('24.21.0')
  write('package.json', '{ "type": "module" }')
  write('src/app.ts', 'export const a = 1')
  write('server/main.ts', server)
  cpSync(join(import.meta.dirname, '../server/process/stop-request.ts'), join(root, 'server/process/stop-request.ts'))
  write('bin/npm', npm(root, process.execPath), 0o755)
  // A PATH for these programs only, so that a Chromium of this machine is not found.
  for (const name of ['sh', 'mkdir', 'cp', 'ln', 'env', 'cat']) symlinkSync(`/bin/${name}`, join(root, 'bin', name))
  const calls = () =>
    existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []
  const forget = () => rmSync(join(root, 'calls'), { force: true })
  return {
    root,
    write,
    lock,
    calls,
    forget,
    run: (script: string, env = {}, how: How = {}) => run(root, script, env, how),
  }
}

/** As which user, and whether through a shell in between, as npm does it. */
type How = { uid?: number; shell?: boolean }

function run(root: string, script: string, env: Record<string, string>, { uid, shell = false }: How) {
  const line = [process.execPath, join(root, 'scripts', script)]
  const [program = '', ...args] = shell ? ['/bin/sh', '-c', '"$@"; exit', 'sh', ...line] : line
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH: join(root, 'bin'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return {
    child,
    output: () => output,
    ended: ended(child),
    saying: (text: string) => saying(child, () => output, text),
  }
}

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('close', (code) => done(code)))

/** Waits until the program has written this text, or has ended without it. */
function saying(child: ChildProcess, output: () => string, text: string) {
  return new Promise<void>((done, fail) => {
    const check = () => output().includes(text) && done()
    child.stdout?.on('data', check)
    child.stderr?.on('data', check)
    child.once('close', () => fail(new Error(`ended without "${text}": ${output()}`)))
    check()
  })
}

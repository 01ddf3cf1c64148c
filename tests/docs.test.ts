import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, it } from 'vitest'

const documents = ['*.md', 'docs/*.md', 'docs/{how-to,decisions}/*.md', 'server/**/README.md']
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !file.endsWith('/template.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '') }))

// `acme` is the new brand of its recipe.
const isPath = /^(?!.*\/acme[/.])(?:src|server|sw|themes|manifest|scripts|tests|e2e|docs|public)\/[^\s<>…$]+$/

/** `src/{a,b}.ts` and `themes/*` name several files; `src/app.ts:20` a line of one. */
const exists = (path: string) => globSync(path.replace(/:\d+$/, '').replace(/\/$/, '')).length > 0

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

function isReachable(file: string, link: string) {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  return existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor))
}

it('names only paths that exist', () => {
  const paths = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, path = '']) => (isPath.test(path) ? [{ file, path }] : [])),
  )
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.filter(({ path }) => !exists(path))).toEqual([])
})

it('links only to pages and headings that exist', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ file, link })),
  )
  const own = links.filter(({ link }) => !link.startsWith('http'))
  expect(own.length).toBeGreaterThan(50)
  expect(own.filter(({ file, link }) => !isReachable(file, link))).toEqual([])
})

it('has every file that a script starts by its name', () => {
  const started = globSync('scripts/*.{ts,mjs}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\.meta\.dirname, '([^']+\.(?:ts|mjs))'/g)].map(
      ([, path = '']) => path,
    ),
  )
  expect(started.length).toBeGreaterThan(0)
  expect(started.filter((path) => !existsSync(posix.join('scripts', path)))).toEqual([])
})

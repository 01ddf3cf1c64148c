import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from './recipes/endpoint.ts'
import { facet } from './recipes/facet.ts'
import { paymentMethod } from './recipes/payment-method.ts'

const recipes = [paymentMethod, endpoint, facet]

const copy = mkdtempSync(join(tmpdir(), 'hearth-recipes-'))
afterAll(() => rmSync(copy, { recursive: true }))

const isRead = (file: string) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  for (const file of String(listed).split('\n').filter(isRead)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    copyFileSync(file, join(copy, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const { edits } of recipes)
    for (const [file, edit] of Object.entries(edits)) writeFileSync(join(copy, file), edit(readFileSync(file, 'utf8')))
})

/** The errors of the type checker; empty when there are none. */
const typeErrors = (project: string) =>
  new Promise<string>((resolve) => {
    const check = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]
    execFile(process.execPath, check, { cwd: copy }, (failed, output) =>
      resolve(failed ? output || String(failed) : ''),
    )
  })

/** A project of these files and what they import: faster than everything. */
function projectOf(files: readonly string[]) {
  writeFileSync(join(copy, 'tsconfig.part.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  return 'tsconfig.part.json'
}

it('passes the types with all additions', async () => {
  expect(await typeErrors('tsconfig.json')).toBe('')
}, 240_000)

describe.each(recipes)('$what', ({ edits, mostFiles, guide, optional = [] }) => {
  const files = Object.keys(edits)

  it(`touches at most ${mostFiles} files, which its guide names`, () => {
    expect(files.length).toBeLessThanOrEqual(mostFiles)
    const text = readFileSync(guide, 'utf8')
    expect(files.filter((file) => !text.includes(file))).toEqual([])
  })

  it.each(files.filter((file) => !optional.includes(file)))('fails the types without %s', async (file) => {
    const added = readFileSync(join(copy, file))
    copyFileSync(file, join(copy, file))
    const errors = await typeErrors(projectOf(files))
    writeFileSync(join(copy, file), added)
    expect(errors).toMatch(/error TS/)
  })
})

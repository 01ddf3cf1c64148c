import { expect, it } from 'vitest'
import { archiveOf } from '../scripts/lib/build/script-archive.ts'
import { openArchive } from './script-archive.ts'

const scripts = {
  '/assets/a.js': 'export const a = 1',
  '/assets/empty.js': '',
  '/assets/ü.js': 'export const ü = "½ – 日本"',
}
const contents = Object.entries(scripts).map(([path, text]) => [path, Buffer.from(text)])
const archive = new Blob([new Uint8Array(archiveOf(Object.fromEntries(contents)))])

it.each(Object.entries(scripts))('finds %s in an archive', async (path, text) => {
  const find = await openArchive(archive)
  expect(await find(path)?.text()).toBe(text)
})

it('finds no other script', async () => {
  const find = await openArchive(archive)
  expect(find('/assets/b.js')).toBeUndefined()
})

it.each(['', '<!doctype html><title>Sign in</title>', '40\n[["/assets/a.js",17]'])('does not open %j', async (text) => {
  await expect(openArchive(new Blob([text]))).rejects.toThrow()
})

import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, it } from 'vitest'
import { cutOptions, fontFiles } from './font-cuts.ts'

/** The names of the tables of a font, which are in records of 16 bytes after a header of 12. */
function tablesOf(font: Buffer) {
  const count = font.readUInt16BE(4)
  return Array.from({ length: count }, (_, index) => font.toString('latin1', 12 + 16 * index, 16 + 16 * index))
}

it('keeps the hints of every font, without which letters stand unevenly on Linux', async () => {
  for (const file of fontFiles()) {
    const cut = await subsetFont(await readFile(file), 'abc', { ...cutOptions('400 700'), targetFormat: 'sfnt' })
    expect(tablesOf(cut), file).toContain('prep')
  }
})

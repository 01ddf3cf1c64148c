import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartupError } from '../../../lib/startup-error.ts'
import { scratch } from '../scratch.ts'
import { checkDataFolder, placeIn } from './place.ts'

it('makes a missing folder with those above it, and takes one that is there', () => {
  const folder = join(scratch(), 'a', 'b')
  checkDataFolder(folder)
  checkDataFolder(folder)
  expect(placeIn(folder).cluster).toBe(join(folder, 'pg18'))
})

it('says at once where no folder can be made', () => {
  const file = join(scratch(), 'file')
  writeFileSync(file, '')
  expect(() => checkDataFolder(file)).toThrow(
    new StartupError(`${file} is not a folder: remove that file, or set DATA_DIR to a folder.`),
  )
  expect(() => checkDataFolder(join(file, 'a'))).toThrow(/is not a folder/)
})

// On other systems there is no such folder.
it.runIf(process.platform === 'linux')('does not try for ever in a folder of the kernel', () => {
  for (const folder of ['/proc/hearth', '/proc/hearth/data'])
    expect(() => checkDataFolder(folder)).toThrow(
      `No folder ${folder} can be made there: set DATA_DIR to a folder on a disk.`,
    )
})

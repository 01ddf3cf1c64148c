import { expect, it } from 'vitest'
import { twoFolders } from '../../../tests/project-edits.ts'
import { withLines } from './project-sums.ts'

it('sums a project of many folders without a search of every line in each of them', () => {
  const base = twoFolders()
  const [line] = base.cart.products
  const [folder] = base.folders
  if (!line || !folder) throw new Error('The project has lines and folders')
  let reads = 0
  const codes = Array.from({ length: 200 }, (_, index) => `LINE-${index}`)
  const lines = codes.map((productCode) => ({
    ...line,
    lineTotal: 2,
    get productCode() {
      reads++
      return productCode
    },
  }))
  const folders = Array.from({ length: 20 }, (_, index) => ({
    ...folder,
    id: `F${index}`,
    products: codes.slice(index * 10, index * 10 + 10),
  }))
  const summed = withLines(base, lines, folders)
  expect(summed.folders.map(({ total }) => total)).toEqual(folders.map(() => 20))
  expect(summed.totals).toMatchObject({ lineCount: 200, total: 400 })
  expect(reads).toBeLessThanOrEqual(lines.length)
})

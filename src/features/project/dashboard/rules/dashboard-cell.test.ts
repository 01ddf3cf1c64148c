import { expect, it } from 'vitest'
import { cellText, plainCell } from './dashboard-cell.ts'

const row = {
  projectName: 'Raman kitchen',
  status: { name: 'Quoted' },
  salesperson: null,
  quotePrice: 12180,
  created: '2026-11-20T01:30:00.000Z',
  projectStart: '2027-01-05',
  quoteId: 104218,
}

it('reads nested paths, and nothing where a part of the way is missing [S3-2-53]', () => {
  expect(cellText(row, 'status.name')).toBe('Quoted')
  expect(cellText(row, 'salesperson.name')).toBe('')
  expect(cellText({}, 'store.name')).toBe('')
})

it('shows dollars with cents and days with slashes', () => {
  expect(cellText(row, 'quotePrice')).toBe('$12,180.00')
  expect(cellText({ quotePrice: 12.5 }, 'quotePrice')).toBe('$12.50')
  expect(cellText(row, 'projectStart')).toBe('05/01/2027')
  expect(cellText(row, 'created')).toMatch(/^\d\d\/11\/2026$/)
  expect(cellText(row, 'quoteId')).toBe('104218')
})

it('gives a spreadsheet plain numbers and ISO days', () => {
  expect(plainCell(row, 'quotePrice')).toBe('12180')
  expect(plainCell(row, 'projectStart')).toBe('2027-01-05')
  expect(plainCell(row, 'created')).toMatch(/^2026-11-\d\d$/)
  expect(plainCell(row, 'salesperson.name')).toBe('')
})

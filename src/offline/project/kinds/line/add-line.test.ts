import { describe, expect, it } from 'vitest'
import { kindOf, type ProjectEdit } from '#offline/project/project-edit.ts'
import { confirm, projectType, withEdits } from '#offline/project/project-scope.ts'
import { append, type Log } from '#offline/sync/log.ts'
import { resolve } from '#offline/sync/resolution.ts'
import {
  addLine,
  folder,
  moveLine,
  note,
  quantity,
  removeFolder,
  removeLine,
  storedEdit,
  terms,
  twoFolders,
} from '../../../../../tests/project-edits.ts'
import { newLineCode, priceChangeText } from './add-line.ts'

const empty: Log<ReturnType<typeof twoFolders>> = { base: twoFolders(), edits: [] }
const logOf = (...edits: ProjectEdit[]) =>
  edits.reduce(
    (log, edit, index) => append(log, { edit: storedEdit(edit, `E${index}`), rules: projectType }).log,
    empty,
  )
const shown = (...edits: ProjectEdit[]) => withEdits(twoFolders(), logOf(...edits).edits)
const code = 'TOASTER-1a'
const toaster = addLine(code)

describe('a product that is added', () => {
  it('is a line at the price this device knows, in its folder and in all sums', () => {
    const project = shown(toaster)
    expect(project.cart.products.find(({ productCode }) => productCode === code)).toMatchObject({
      sku: 'TOASTER',
      title: 'Toaster',
      price: 55,
      livePrice: 55,
      quantity: 2,
      lineTotal: 110,
      folderId: 'F1',
    })
    expect(project.folders[0]).toMatchObject({ products: ['OVEN', code], total: 220 })
    expect(project.totals).toEqual({ lineCount: 3, pieceCount: 4, total: 231, gst: 21 })
  })

  it('is a second line in a second folder', () => {
    const project = shown(toaster, addLine('TOASTER-2b', { folderId: 'F2', quantity: 1 }))
    expect(project.folders.map(({ total }) => total)).toEqual([220, 55])
    expect(project.totals.lineCount).toBe(4)
  })

  it('is edited while it is pending: one edit of its quantity, others after it', () => {
    const log = logOf(toaster, quantity(code, 5), moveLine(code, 'F2', 'a9'), terms({ warranty: null }, code))
    expect(log.edits.map(({ kind }) => kind)).toEqual(['add-line', 'move-lines', 'terms'])
    expect(log.edits[0]?.body).toMatchObject({ quantity: 5, folderId: 'F1' })
    expect(withEdits(twoFolders(), log.edits).folders.map(({ total }) => total)).toEqual([110, 275])
  })

  it('leaves nothing to send when it is removed before it was sent, with all that was done to it', () => {
    const noted = { ...note('N9'), body: { id: 'N9', isNew: true, sku: 'TOASTER', notes: 'Red', productCode: code } }
    const edits = [
      toaster,
      quantity(code, 5),
      moveLine(code, 'F2', 'a9'),
      noted as ProjectEdit,
      terms({ warranty: null }, code),
    ]
    expect(logOf(...edits, removeLine(code)).edits).toEqual([])
    expect(logOf(toaster, quantity('OVEN', 3), removeLine(code)).edits.map(({ kind }) => kind)).toEqual(['quantity'])
  })

  it('is followed by its removal once it was attempted', () => {
    const attempted = { ...empty, edits: [storedEdit(toaster, 'E1', { attempts: 1 })] }
    const { log } = append(attempted, { edit: storedEdit(removeLine(code), 'E2'), rules: projectType })
    expect(log.edits.map(({ kind }) => kind)).toEqual(['add-line', 'remove-line'])
  })

  it('goes with the folder that was never made', () => {
    const log = logOf(folder('F9'), addLine(code, { folderId: 'F9' }))
    expect(log.edits.map(({ kind }) => kind)).toEqual(['folder', 'add-line'])
    expect(kindOf(log.edits[1] as never)?.dependsOn?.(log.edits[1]?.body)).toEqual(['folder:F9'])
  })

  it('is added to no folder once others deleted its folder', () => {
    const gone = { field: 'folder:F1', type: 'gone' }
    const inConflict = { ...empty, edits: [storedEdit(toaster, 'E1', { state: 'conflict', conflicts: [gone] })] }
    const choices = new Map([['folder:F1', 'theirs' as const]])
    const { edits } = resolve(inConflict, { choices, newId: () => 'E2', rules: projectType })
    expect(edits).toMatchObject([{ kind: 'add-line', state: 'pending' }])
    const [added] = withEdits(
      withEdits(twoFolders(), [storedEdit(removeFolder('F1'), 'R')]),
      edits,
    ).cart.products.slice(-1)
    expect(added).toMatchObject({ productCode: code, folderId: null })
  })

  it('costs what the server responds from then on', () => {
    const acceptedAt = (price: number | null) => ({ is: 'accepted' as const, result: { id: code, price }, version: 6 })
    const priced = (price: number | null) =>
      confirm(twoFolders(), storedEdit(toaster, 'E1'), acceptedAt(price))?.cart.products.find(
        ({ productCode }) => productCode === code,
      )
    expect(priced(49.95)).toMatchObject({ price: 49.95, livePrice: 49.95, lineTotal: 99.9 })
    expect(priced(null)).toMatchObject({ price: 0, livePrice: null, lineTotal: 0 })
  })

  it('has a code that its contract takes, and no two the same', () => {
    expect(newLineCode('WX-TS2EBS')).toMatch(/^WX-TS2EBS-[0-9a-f]{12}$/)
    expect(newLineCode('A')).not.toBe(newLineCode('A'))
  })
})

it('describes a changed price in words, and no unchanged one', () => {
  expect(priceChangeText(1349, 1299)).toBe('Price is now $1,299.00; it was $1,349.00 when you added it')
  expect(priceChangeText(null, 1299)).toBe('Price is $1,299.00; it was on request when you added it')
  expect(priceChangeText(1349, null)).toBe('Price is on request now; it was $1,349.00 when you added it')
  for (const [seen, now] of [
    [0.3, 0.1 + 0.2],
    [null, null],
    [1349, undefined],
  ] as const)
    expect(priceChangeText(seen, now)).toBeNull()
})

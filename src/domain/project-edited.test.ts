import { describe, expect, it } from 'vitest'
import {
  author,
  everyEdit,
  newFolder,
  newNote,
  oneOfEach,
  quantity,
  rename,
  twoFolders,
} from '../../tests/project-edits.ts'
import type { ProjectEdit } from './project-edit.ts'
import { withEdit, withEdits } from './project-edited.ts'
import { shelvesOf } from './project-reading.ts'

const edited = (...edits: ProjectEdit[]) =>
  withEdits(
    twoFolders(),
    edits.map((edit) => ({ edit, author })),
  )
const shelves = (...edits: ProjectEdit[]) =>
  shelvesOf(edited(...edits)).map(({ folder, lines }) => [folder?.title ?? null, lines.map(({ sku }) => sku)])

it('shows name, status, customer and details as they were typed', () => {
  const { rename: name, status, customer, details } = oneOfEach
  expect(edited(name, status, customer, details)).toMatchObject({
    projectName: 'Doyle kitchen',
    quoteStatus: 'Pending',
    quoteData: { customerName: 'Bo Doyle', projectGoal: 'Cook more' },
  })
})

it('leaves what it was given as it was', () => {
  const project = twoFolders()
  for (const edit of everyEdit) withEdit(project, edit, author)
  expect(project).toEqual(twoFolders())
})

it('makes the same change once, however often it is made', () => {
  for (const edit of [...everyEdit, newFolder('new-f'), newNote('new-n')])
    expect(edited(edit, edit)).toEqual(edited(edit))
})

describe('lines', () => {
  it('cost what their quantity comes to, in their folder and in all, with the share of the tax', () => {
    const project = edited(quantity('OVEN', 3))
    expect(project.cart.products[0]).toMatchObject({ quantity: 3, lineTotal: 330 })
    expect(project.folders[0]?.total).toBe(330)
    expect(project.totals).toEqual({ lineCount: 2, pieceCount: 4, total: 341, gst: 31 })
  })

  it('cost what was agreed on, with their extras, and todays price again without', () => {
    const { terms } = oneOfEach
    const warranty = { id: 'w5', name: '5 years', price: 20 }
    const priced = (...edits: ProjectEdit[]) => {
      const before = twoFolders()
      const products = before.cart.products.map((line) => ({ ...line, livePrice: line.price, lockedPrice: null }))
      const after = withEdits(
        { ...before, cart: { products } },
        edits.map((edit) => ({ edit, author })),
      )
      const { price, wasPrice, lineTotal } = after.cart.products[0] ?? {}
      return { price, wasPrice, lineTotal, total: after.totals.total }
    }
    expect(priced(terms)).toEqual({ price: 99, wasPrice: 110, lineTotal: 99, total: 110 })
    const insured = { ...terms, terms: { warranty } }
    expect(priced(terms, insured)).toEqual({ price: 99, wasPrice: 110, lineTotal: 119, total: 130 })
    const back = { ...terms, terms: { agreed: null, warranty: null } }
    expect(priced(terms, insured, back)).toEqual({ price: 110, wasPrice: null, lineTotal: 110, total: 121 })
  })

  it('are out of their folder and of the sums once removed', () => {
    const project = edited(oneOfEach['remove-line'])
    expect(project.folders.map(({ products, total }) => [products, total])).toEqual([
      [[], 0],
      [[], 0],
    ])
    expect(project.totals).toEqual({ lineCount: 1, pieceCount: 1, total: 11, gst: 1 })
  })

  it('stand where they were put, whether they came from a folder or from none', () => {
    expect(shelves(oneOfEach['sort-lines'])).toEqual([
      ['Kitchen', ['KETTLE', 'OVEN']],
      ['Bath', []],
      [null, []],
    ])
    expect(shelves({ kind: 'sort-lines', folderId: null, products: ['OVEN', 'KETTLE'] })).toEqual([
      ['Kitchen', []],
      ['Bath', []],
      [null, ['OVEN', 'KETTLE']],
    ])
  })

  it('that are gone take no place', () => {
    const sorting: ProjectEdit = { kind: 'sort-lines', folderId: 'F2', products: ['KETTLE', 'GONE'] }
    expect(shelves(sorting)[1]).toEqual(['Bath', ['KETTLE']])
  })

  it('make the project another than the one that was quoted', () => {
    const quote = { quoteId: 1, quoteVersion: 1, total: 121, savedAt: '', savedBy: '', emailedAt: null, emailedTo: [] }
    const quoted = { ...twoFolders(), quote }
    expect(withEdit(quoted, quantity('OVEN', 2), author).changedSinceQuote).toBe(true)
    expect(edited(quantity('OVEN', 2)).changedSinceQuote).toBe(false)
  })
})

describe('folders', () => {
  it('are made behind all others and renamed in their place', () => {
    expect(shelves(newFolder('new-f', 'Garage'), oneOfEach.folder).map(([title]) => title)).toEqual([
      'Laundry',
      'Bath',
      'Garage',
      null,
    ])
  })

  it('stand in the order somebody gave them', () => {
    expect(shelves(oneOfEach['sort-folders']).map(([title]) => title)).toEqual(['Bath', 'Kitchen', null])
  })

  it('leave their lines behind, or take them along', () => {
    const removal = oneOfEach['remove-folder']
    expect(shelves(removal)).toEqual([
      ['Bath', []],
      [null, ['OVEN', 'KETTLE']],
    ])
    expect(edited(removal).cart.products.map(({ folderId }) => folderId)).toEqual([null, null])
    expect(shelves({ ...removal, removeProducts: true })).toEqual([
      ['Bath', []],
      [null, ['KETTLE']],
    ])
  })
})

describe('notes, variations and comments', () => {
  it('show who wrote them and when', () => {
    const { productNotes, staffComments } = edited(newNote('new-n'), oneOfEach.comment)
    expect(productNotes).toMatchObject([{ id: 'new-n', createdBy: 'Noor Haddad', lastModified: author.at }])
    expect(staffComments).toEqual([{ id: 'new-c', user: 'Noor Haddad', timestamp: author.at, message: 'Called back' }])
  })

  it('are changed and deleted by the id they were made under', () => {
    const made: ProjectEdit = { ...oneOfEach.variation, id: null, newId: 'new-v' }
    const changed = edited(newNote('new-n'), made, { ...oneOfEach.note, id: 'new-n', notes: 'Right' })
    expect(changed.productNotes.map(({ notes }) => notes)).toEqual(['Right'])
    expect(changed.productVariations).toMatchObject([{ id: 'new-v', variationSku: 'OVEN-BLACK' }])
    const gone = edited(
      newNote('new-n'),
      made,
      { kind: 'remove-note', noteId: 'new-n' },
      { kind: 'remove-variation', variationId: 'new-v' },
    )
    expect([gone.productNotes, gone.productVariations]).toEqual([[], []])
  })
})

it('takes changes in their order: the last one of a field is the one that shows', () => {
  expect(edited(rename('One'), rename('Two')).projectName).toBe('Two')
})

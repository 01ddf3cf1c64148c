import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { type Batch, batch } from '#contract/protocol/batch.ts'
import { folderGroups } from '#domain/project/project-reading.ts'
import {
  author,
  comment,
  everyEdit,
  folder,
  lineOf,
  moveFolder,
  moveLine,
  note,
  oneOfEach,
  quantity,
  removeFolder,
  removeNote,
  removeVariation,
  rename,
  sortLines,
  storedEdit,
  terms,
  twoFolders,
  variation,
} from '../../../tests/project-edits.ts'
import { sendTogether } from '../sync/batch.ts'
import { allKinds, editText, kindOf, type ProjectEdit } from './project-edit.ts'
import { withEdits } from './project-scope.ts'

const stored = (edits: readonly ProjectEdit[]) => edits.map((edit, index) => storedEdit(edit, String(index)))
const edited = (...edits: ProjectEdit[]) => withEdits(twoFolders(), stored(edits))
const groups = (...edits: ProjectEdit[]) =>
  folderGroups(edited(...edits)).map(({ folder, lines }) => [folder?.title ?? null, lines.map(({ sku }) => sku)])

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
  for (const edit of everyEdit) withEdits(project, stored([edit]))
  expect(project).toEqual(twoFolders())
})

/** What an edit of several fields may have left to others. */
const leftOpen = ({ quoteData, folders, cart }: Project) => ({
  quoteData,
  folders: new Map(folders.map(({ id, position }) => [id, position])),
  lines: new Map(
    cart.products.map((line) => [line.productCode, [line.folderId, line.position, line.price, line.agreed]]),
  ),
})
const several = ['customer', 'details', 'terms', 'move-lines', 'move-folders'] as const

it.each(several)('shows nothing of %s that was left to others', (kind) => {
  const edit = storedEdit(oneOfEach[kind], '1')
  const leaves = kindOf(edit)?.touches(edit.body) ?? []
  const before = leftOpen(twoFolders())
  expect(leftOpen(withEdits(twoFolders(), [{ ...edit, leaves }]))).toEqual(before)
  expect(leftOpen(withEdits(twoFolders(), [edit]))).not.toEqual(before)
})

it('makes the same change once, however often it is made', () => {
  for (const edit of [...everyEdit, folder('F9'), note('N9')]) expect(edited(edit, edit)).toEqual(edited(edit))
})

it('sends each kind of a batch by one request that batches take', async () => {
  const kinds = stored(everyEdit).filter((edit) => kindOf(edit)?.inBatch)
  const apart = everyEdit.filter((edit) => !kindOf({ kind: edit.kind })?.inBatch).map(({ kind }) => kind)
  expect(apart).toEqual(['create', 'quote', 'attach', 'remove-file', 'show-file'])
  let sent: Batch['requests'] = []
  const send = async ({ body }: { body: Batch }) => {
    sent = batch.send.body.parse(body).requests
    return { responses: sent.map(() => ({ status: 200, body: { version: 6 } })) }
  }
  const works = kinds.map((edit) => async (api: Api) => {
    const options = { headers: { 'idempotency-key': edit.id, 'x-device-id': 'D' }, signal: AbortSignal.timeout(1000) }
    return kindOf(edit)?.send(edit, {
      api,
      options,
      base: null,
      isWatched: false,
      onProgress: () => {},
      readFile: async () => null,
    })
  })
  const results = await sendTogether(works, { api: { batch: { send } } as unknown as Api, options: {} })
  expect(results?.map(({ status }) => status)).toEqual(kinds.map(() => 'fulfilled'))
  expect(sent.map(({ headers }) => headers)).toEqual(kinds.map(({ id }) => ({ 'idempotency-key': id })))
})

describe('lines', () => {
  it('cost what their quantity comes to, in their folder and in all, with the share of the tax', () => {
    const project = edited(quantity('OVEN', 3))
    expect(project.cart.products[0]).toMatchObject({ quantity: 3, lineTotal: 330 })
    expect(project.folders[0]?.total).toBe(330)
    expect(project.totals).toEqual({ lineCount: 2, pieceCount: 4, total: 341, gst: 31 })
  })

  it('cost what was agreed on, with their extras, and todays price again without', () => {
    const warranty = { id: 'w5', name: '5 years', price: 20 }
    const priced = (...edits: ProjectEdit[]) => {
      const before = twoFolders()
      const products = before.cart.products.map((line) => ({ ...line, livePrice: line.price, lockedPrice: null }))
      const after = withEdits({ ...before, cart: { products } }, stored(edits))
      const { price, wasPrice, lineTotal } = after.cart.products[0] ?? {}
      return { price, wasPrice, lineTotal, total: after.totals.total }
    }
    const agreed = oneOfEach.terms
    expect(priced(agreed)).toEqual({ price: 99, wasPrice: 110, lineTotal: 99, total: 110 })
    const insured = terms({ warranty })
    expect(priced(agreed, insured)).toEqual({ price: 99, wasPrice: 110, lineTotal: 119, total: 130 })
    const back = terms({ agreed: null, warranty: null })
    expect(priced(agreed, insured, back)).toEqual({ price: 110, wasPrice: null, lineTotal: 110, total: 121 })
  })

  it('are out of their folder and of the sums once removed', () => {
    const project = edited(oneOfEach['remove-line'])
    expect(project.folders.map(({ products, total }) => [products, total])).toEqual([
      [[], 0],
      [[], 0],
    ])
    expect(project.totals).toEqual({ lineCount: 1, pieceCount: 1, total: 11, gst: 1 })
  })

  it('move where they were put, from a folder or from none', () => {
    expect(groups(oneOfEach['sort-lines'])).toEqual([
      ['Kitchen', ['KETTLE', 'OVEN']],
      ['Bath', []],
      [null, []],
    ])
    expect(groups(sortLines(null, 'OVEN', 'KETTLE'))).toEqual([
      ['Kitchen', []],
      ['Bath', []],
      [null, ['OVEN', 'KETTLE']],
    ])
  })

  it('take the folder and position of a move', () => {
    const { cart } = twoFolders()
    const kettle = cart.products[1]?.position ?? ''
    expect(groups(moveLine('OVEN', 'F2', 'a0'))).toEqual([
      ['Kitchen', []],
      ['Bath', ['OVEN']],
      [null, ['KETTLE']],
    ])
    expect(groups(moveLine('OVEN', null, `${kettle}V`)).at(-1)).toEqual([null, ['KETTLE', 'OVEN']])
    expect(edited(moveLine('OVEN', 'F2', 'a0')).folders.map(({ total }) => total)).toEqual([0, 110])
  })

  it('that are gone take no place', () => {
    expect(groups(sortLines('F2', 'KETTLE', 'GONE'))[1]).toEqual(['Bath', ['KETTLE']])
  })

  it('make the project another than the one that was quoted', () => {
    const quote = { quoteId: 1, quoteVersion: 1, total: 121, savedAt: '', savedBy: '', emailedAt: null, emailedTo: [] }
    const quoted = { ...twoFolders(), quote }
    expect(withEdits(quoted, stored([quantity('OVEN', 2)])).changedSinceQuote).toBe(true)
    expect(edited(quantity('OVEN', 2)).changedSinceQuote).toBe(false)
  })
})

describe('folders', () => {
  it('are made behind all others and renamed in their place', () => {
    expect(groups(folder('F9', 'Garage'), oneOfEach.folder).map(([title]) => title)).toEqual([
      'Laundry',
      'Bath',
      'Garage',
      null,
    ])
  })

  it('take the order that staff gave them', () => {
    expect(groups(oneOfEach['sort-folders']).map(([title]) => title)).toEqual(['Bath', 'Kitchen', null])
  })

  it('take the position of a move', () => {
    expect(groups(moveFolder('F2', 'Zz')).map(([title]) => title)).toEqual(['Bath', 'Kitchen', null])
  })

  it('leave their lines behind, or take them along', () => {
    const removal = oneOfEach['remove-folder']
    expect(groups(removal)).toEqual([
      ['Bath', []],
      [null, ['OVEN', 'KETTLE']],
    ])
    expect(edited(removal).cart.products.map(({ folderId }) => folderId)).toEqual([null, null])
    expect(groups(removeFolder('F1', true))).toEqual([
      ['Bath', []],
      [null, ['KETTLE']],
    ])
  })
})

describe('notes, variations and comments', () => {
  it('show who wrote them and when', () => {
    const { productNotes, staffComments } = edited(note('N9'), oneOfEach.comment)
    expect(productNotes).toMatchObject([{ id: 'N9', createdBy: 'Noor Haddad', lastModified: author.at }])
    expect(staffComments).toEqual([{ id: 'C1', user: 'Noor Haddad', timestamp: author.at, message: 'Called back' }])
  })

  it('are changed and deleted by the id they were made under', () => {
    const changed = edited(note('N9'), variation('V9'), note('N9', 'Right', false))
    expect(changed.productNotes.map(({ notes }) => notes)).toEqual(['Right'])
    expect(changed.productVariations).toMatchObject([{ id: 'V9', variationSku: 'OVEN-BLACK' }])
    const gone = edited(note('N9'), variation('V9'), removeNote('N9'), removeVariation('V9'))
    expect([gone.productNotes, gone.productVariations]).toEqual([[], []])
  })
})

it('takes changes in their order: the last one of a field is the one that shows', () => {
  expect(edited(rename('One'), rename('Two')).projectName).toBe('Two')
})

describe('editText', () => {
  const project = { ...twoFolders(), cart: { products: [{ ...lineOf('OVEN'), title: 'Aria oven' }] } }
  const text = (edit: ProjectEdit) => editText(storedEdit(edit, '1'), project)

  it('names things as people do', () => {
    expect(text(quantity('OVEN', 1))).toBe('Aria oven: 1 piece')
    expect(text(quantity('GONE', 2))).toBe('A line: 2 pieces')
    expect(text(oneOfEach.folder)).toBe('Folder Kitchen: Laundry')
    expect(text(oneOfEach.note)).toBe('Note on Aria oven: Left hinge')
    expect(text(comment('Call back'))).toBe('Comment: Call back')
    expect(text(moveLine('OVEN', 'F2', 'a0'))).toBe('Move Aria oven: Bath')
    expect(text(sortLines(null, 'OVEN'))).toBe('Order of lines in No folder')
    expect(text({ kind: 'details', body: { fields: { projectGoal: '', showCulinaryBookings: true } } })).toBe(
      'Project goal: Nothing, Culinary bookings: Yes',
    )
  })

  it('has a text for every kind, also of a project that is not on this device', () => {
    const texts = everyEdit.flatMap((edit) => [text(edit), editText(storedEdit(edit, '1'), null)])
    expect(texts.filter((label) => !/^[A-Z]/.test(label))).toEqual([])
  })
})

describe('allKinds', () => {
  it('reads the body of every kind as it was stored, and has no two of one name', () => {
    expect(allKinds.map(({ name }) => name).sort()).toEqual(everyEdit.map(({ kind }) => kind).sort())
    for (const { kind, body } of everyEdit) {
      const read = allKinds.find(({ name }) => name === kind)?.body.safeParse(JSON.parse(JSON.stringify(body)))
      expect(read?.data, kind).toEqual(body)
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { Project, ProjectFolder, ProjectProduct } from '#contract/project/project-parts.ts'
import { folderGroups, readProject } from './project-reading.ts'

const line = (productCode: string) => ({ productCode, title: productCode }) as ProjectProduct // the rules read nothing else
const folder = (id: string, sortOrder: number, products: string[]): ProjectFolder => ({
  id,
  title: id,
  products,
  position: 'a0',
  sortOrder,
  total: 0,
  quoteId: null,
})

describe('readProject', () => {
  it('reads missing lists as empty [S3-3-21]', () => {
    const project = readProject('P1', { projectName: 'Kitchen', version: 4 })
    expect(project).toMatchObject({ projectRef: 'P1', projectName: 'Kitchen', version: 4, quoteStatus: 'Open' })
    const { cart, folders, files, productNotes, productVariations, staffComments, brandVariations } = project
    expect([cart.products, folders, files, productNotes, productVariations, staffComments]).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ])
    expect(brandVariations).toEqual({})
    expect(project).toMatchObject({ quoteId: null, quoted: false, projectEmailed: false, sharedStatus: 'NotShared' })
    expect(project).toMatchObject({ selectedSalesPerson: null, selectedStore: null })
    expect(project.quoteData.customerName).toBe('')
  })

  it('reads every field [S3-3-21]', () => {
    const full = {
      ...readProject('P2', {}),
      quoteId: 104218,
      cart: { products: [line('A')] },
      folders: [folder('f', 1, ['A'])],
      files: [{ id: 'x' }] as Project['files'],
      productNotes: [{ id: 'n' }] as Project['productNotes'],
      productVariations: [{ id: 'v' }] as Project['productVariations'],
      brandVariations: { Ostra: ['OS-1'] },
      staffComments: [{ id: 'c' }] as Project['staffComments'],
      quoted: true,
      projectEmailed: true,
      sharedStatus: 'Shared' as const,
      quoteStatus: 'Won' as const,
    }
    const files = [expect.objectContaining({ id: 'x', name: 'Attachment', productCode: null })]
    const cart = { products: [expect.objectContaining({ ...line('A'), agreed: null, wasPrice: null })] }
    expect(readProject('P2', full)).toEqual({ ...full, cart, files })
    const { files: attachments, ...older } = full
    expect(readProject('P2', { ...older, attachments }).files).toEqual(files)
  })

  it('computes the totals when only the lines have prices [S3-7-70]', () => {
    const priced = { ...line('A'), price: 79, quantity: 2 }
    const project = readProject('P3', { cart: { products: [priced, { ...priced, productCode: 'B', quantity: 1 }] } })
    expect(project.cart.products[0]).toMatchObject({ lineTotal: 158, livePrice: 79, availability: 'indeterminate' })
    expect(project.totals).toMatchObject({ lineCount: 2, pieceCount: 3, total: 237 })
  })
})

it('lists folders by sort order with their products, and products without a folder last [S3-3-22]', () => {
  const groups = folderGroups({
    cart: { products: [line('A'), line('B'), line('C'), line('D')] },
    folders: [folder('late', 2, ['B']), folder('early', 1, ['C', 'A', 'gone'])],
  })
  expect(groups.map(({ folder, lines }) => [folder?.title ?? null, lines.map((each) => each.productCode)])).toEqual([
    ['early', ['C', 'A']],
    ['late', ['B']],
    [null, ['D']],
  ])
})

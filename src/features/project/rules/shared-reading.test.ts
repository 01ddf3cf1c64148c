import { expect, it } from 'vitest'
import type { ListedLine } from '#domain/project/project-reading.ts'
import { readSharedProject } from './shared-reading.ts'

const line: ListedLine = {
  productCode: 'A',
  sku: 'A-1',
  title: 'Oven',
  price: 79,
  quantity: 2,
  brand: 'Ostra',
  category: 'Ovens',
  categorization: 'Kitchen/Ovens',
  sortOrder: 1,
}

it('adds totals, names and contact to a shared project with the listed fields only [S3-7-70]', () => {
  const shared = readSharedProject({
    cart: { products: [line, { ...line, productCode: 'B', quantity: 1 }] },
    folders: [{ id: 'f', title: 'Scullery', products: ['A'] }],
    files: [{ id: 'x', productCode: 'A' }],
    selectedSalesPerson: { code: '7', name: 'Ines Ito', subdivision: 'North' },
    selectedStore: { storeId: '1', storeUri: 'north', name: 'North', subdivision: 'North' },
  })
  expect(shared).toMatchObject({
    projectName: 'Your project',
    folders: [{ id: 'f', total: 158 }],
    files: [{ id: 'x', name: 'Attachment' }],
    totals: { lineCount: 2, pieceCount: 3, total: 237 },
    salesperson: { name: 'Ines Ito', email: null },
    store: { name: 'North', storeUri: 'north', phone: '', address: '' },
  })
  expect(shared.cart.products.map(({ lineTotal }) => lineTotal)).toEqual([158, 79])
})

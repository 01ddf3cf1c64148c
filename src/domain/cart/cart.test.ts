import { describe, expect, it } from 'vitest'
import {
  bySortOrder,
  canEdit,
  cartCount,
  categoryLevels,
  couponCode,
  emptyCart,
  hasLine,
  isEmptyCart,
  isReward,
  isUnavailable,
  type LineEdit,
  lineEdits,
  quantityAfter,
  readCart,
  shownLines,
} from './cart.ts'

const line = {
  productCode: 'OV-60',
  sku: 'OV60',
  title: 'Oven 60',
  price: 1299,
  quantity: 1,
  brand: 'Ember',
  category: 'Ovens',
  categorization: 'Kitchen/Cooking/Ovens',
  available: true,
  lineDiscount: 0,
  showVariation: false,
  promoId: '',
  sortOrder: 2,
}
const reward = { ...line, productCode: 'GIFT', promoId: 'P1', sortOrder: 1 }
const cart = {
  cartId: '11111111-2222-3333-4444-555555555555',
  products: [line],
  rewards: [reward],
  productCount: 1,
  orderTotal: 1299,
  messages: ['A'],
  errors: ['B'],
}

describe('reading', () => {
  it('keeps a whole response and reads missing lists as empty [S3-3-01, S3-3-04]', () => {
    expect(readCart(cart)).toEqual(cart)
    expect(readCart({ cartId: cart.cartId })).toEqual({
      ...cart,
      products: [],
      rewards: [],
      productCount: 0,
      orderTotal: 0,
      messages: [],
      errors: [],
    })
    expect(readCart({ ...cart, subTotal: 1400, couponCode: null })).toEqual({
      ...cart,
      subTotal: 1400,
      couponCode: null,
    })
  })

  it('has the all-zero id without a cart, and treats that id as empty [S3-3-02]', () => {
    expect(emptyCart().cartId).toBe('00000000-0000-0000-0000-000000000000')
    expect(isEmptyCart(emptyCart())).toBe(true)
    expect(isEmptyCart({ ...cart, cartId: '00000000-0000-0000-0000-000000000000' })).toBe(true)
    expect(isEmptyCart({ ...cart, products: [], rewards: [] })).toBe(true)
    expect(isEmptyCart(cart)).toBe(false)
  })
})

describe('lines', () => {
  it('counts products and rewards [S3-3-03, S3-4-04]', () => {
    expect(cartCount({ productCount: 3, rewards: [reward, reward] })).toBe(5)
    expect(cartCount({ productCount: 2, rewards: [reward] })).toBe(3)
    expect(cartCount(emptyCart())).toBe(0)
  })

  it('sort by their sort order [S3-3-04]', () => {
    const lines = [3, 1, 2].map((sortOrder) => ({ sortOrder }))
    expect(bySortOrder(lines).map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3])
    expect(lines[0]?.sortOrder).toBe(3)
  })

  it('are rewards when they have a promoId [S3-3-07]', () => {
    expect(isReward({ promoId: 'P1' })).toBe(true)
    expect([isReward({}), isReward({ promoId: '' })]).toEqual([false, false])
    const shown = shownLines({ products: [line, { ...reward, sortOrder: 9 }], rewards: [reward] })
    expect(shown.products).toEqual([line])
    expect(shown.rewards.map(({ sortOrder }) => sortOrder)).toEqual([1, 9])
  })

  it('are unavailable only when marked so [S3-3-06]', () => {
    expect(isUnavailable({ available: false })).toBe(true)
    expect([isUnavailable({}), isUnavailable({ available: true })]).toEqual([false, false])
  })

  it('have category levels split at the slashes', () => {
    expect(categoryLevels('Kitchen/Cooking/Ovens')).toEqual(['Kitchen', 'Cooking', 'Ovens'])
    expect(categoryLevels('Kitchen')).toEqual(['Kitchen'])
    expect([categoryLevels(''), categoryLevels(null), categoryLevels('/')]).toEqual([[], [], []])
  })

  it('hold 1 to 99 pieces', () => {
    expect([quantityAfter(2, -1), quantityAfter(1, -1), quantityAfter(98, 5)]).toEqual([1, 1, 99])
  })

  it('are found by their code', () => {
    expect([hasLine(cart, 'OV-60'), hasLine(cart, 'GIFT'), hasLine(cart, 'GONE')]).toEqual([true, true, false])
  })
})

it('has seven edit flags that can be combined [S3-3-40]', () => {
  expect(Object.keys(lineEdits)).toEqual([
    'EditQuantity',
    'EditPrice',
    'EditWarranty',
    'EditInstall',
    'Delete',
    'CompetitorUrlValidation',
    'AllEditable',
  ])
  expect(Object.values(lineEdits)).toEqual([1, 2, 4, 8, 16, 32, 31])
  const single: LineEdit[] = ['EditQuantity', 'EditPrice', 'EditWarranty', 'EditInstall', 'Delete']
  for (const edit of single) {
    expect(canEdit(lineEdits.AllEditable, edit)).toBe(true)
    expect(single.filter((candidate) => canEdit(lineEdits[edit], candidate))).toEqual([edit])
  }
  expect(canEdit(lineEdits.EditPrice | lineEdits.CompetitorUrlValidation, 'CompetitorUrlValidation')).toBe(true)
  expect(canEdit(lineEdits.AllEditable, 'CompetitorUrlValidation')).toBe(false)
  expect(canEdit(lineEdits.AllEditable - lineEdits.Delete, 'Delete')).toBe(false)
  expect(canEdit(lineEdits.EditPrice, 'AllEditable')).toBe(false)
  expect(canEdit(undefined, 'CompetitorUrlValidation')).toBe(false)
  expect([canEdit(undefined, 'EditQuantity'), canEdit(undefined, 'Delete'), canEdit(undefined, 'EditPrice')]).toEqual([
    true,
    true,
    false,
  ])
})

it('sends a trimmed coupon, and none from an empty field [S3-5-15]', () => {
  expect(couponCode(' SAVE10 ')).toBe('SAVE10')
  expect(couponCode('  ')).toBeNull()
})

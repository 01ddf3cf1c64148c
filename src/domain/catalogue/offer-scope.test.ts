import { describe, expect, it } from 'vitest'
import { covers, isScoped, promotionOf } from './offer-scope.ts'

const kettle = { sku: 'KET-1', categoryUri: 'kitchen/small/kettles', manufacturerUri: 'testa' }
const none = { categories: [], manufacturers: [], skus: [] }

describe('the scope of an offer', () => {
  it.each([
    [{ categories: ['kitchen'] }, true],
    [{ categories: ['kitchen/small/kettles'] }, true],
    [{ categories: ['kitchen/small/kett'] }, false],
    [{ categories: ['kitchen/small/kettles/glass'] }, false],
    [{ manufacturers: ['testa'] }, true],
    [{ manufacturers: ['other'], skus: ['KET-1'] }, true],
    [{ manufacturers: ['other'], skus: ['KET-2'] }, false],
    [{}, false],
  ])('%j covers a product: %s', (scope, expected) => {
    expect(covers({ ...none, ...scope }, kettle)).toBe(expected)
  })

  it('is empty without any name', () => {
    expect([isScoped(none), isScoped({ ...none, skus: ['A'] })]).toEqual([false, true])
  })
})

it('gives a product the promotion that names it, else the newest that covers it', () => {
  const [newer, older, named] = [
    { ...none, id: 'newer', categories: ['kitchen'] },
    { ...none, id: 'older', manufacturers: ['testa'] },
    { ...none, id: 'named' },
  ]
  const of = (promotionId: string | null, running: { id: string; categories: string[]; manufacturers: string[] }[]) =>
    promotionOf({ ...kettle, promotionId }, running)?.id
  expect(of('named', [newer, older, named])).toBe('named')
  expect(of('ended', [newer, older, named])).toBe('newer')
  expect(of(null, [older])).toBe('older')
  expect(of(null, [named])).toBeUndefined()
})

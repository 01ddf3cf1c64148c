import { expect, it } from 'vitest'
import { lineOf } from '../../../../tests/project-edits.ts'
import { readTermsDraft, termsDraftOf } from './terms-draft.ts'

const line = { ...lineOf('OVEN', { price: 2000 }), livePrice: 2000, lockedPrice: null, agreed: null, wasPrice: null }
const goodwill = { price: 1800, reason: 'goodwill', competitor: null, competitorUrl: null } as const
const reduced = { ...line, price: 1800, agreed: goodwill, wasPrice: 2000 }
const typed = (part: object) => ({ ...termsDraftOf(line), ...part })

it('leaves a line alone whose price was not changed', () => {
  expect(readTermsDraft(line, termsDraftOf(line))).toEqual({})
  expect(readTermsDraft(reduced, termsDraftOf(reduced))).toEqual({})
  expect(readTermsDraft({ ...line, price: 1900, lockedPrice: 1900 }, typed({ price: '1900' }))).toEqual({})
})

it('reads a price as it is written, with its reason', () => {
  expect(readTermsDraft(line, typed({ price: '$1,800.00 ', reason: 'goodwill' }))).toEqual({ agreed: goodwill })
  // Proof that was typed for a price match is not sent with another reason.
  const changed = { ...termsDraftOf(line), price: '1800', reason: 'goodwill', competitor: 'Boxford' } as const
  expect(readTermsDraft(line, changed)).toEqual({ agreed: goodwill })
})

it('goes back to todays price without a reason', () => {
  expect(readTermsDraft(reduced, typed({ price: '2000', reason: '' }))).toEqual({ agreed: null })
})

it("requires a reason when a held price changes to today's price", () => {
  const held = { ...line, price: 1900, lockedPrice: 1900 }
  expect(readTermsDraft(held, typed({ price: '2000' }))).toEqual({ errors: { reason: 'Choose a reason' } })
})

it.each([
  [{ price: '' }, { price: 'Please enter an amount such as 1299 or 1299.50' }],
  [{ price: 'cheap', reason: 'goodwill' }, { price: 'Please enter an amount such as 1299 or 1299.50' }],
  [{ price: '0', reason: 'goodwill' }, { price: 'Give a price above 0' }],
  [{ price: '1800' }, { reason: 'Choose a reason' }],
  [
    { price: '1800', reason: 'priceMatch', competitorUrl: 'boxford' },
    {
      competitor: "Please enter the competitor's name",
      competitorUrl: "Give the address of the competitor's page, beginning with https://",
    },
  ],
])('says what is wrong with %j', (part, errors) => {
  expect(readTermsDraft(line, typed(part))).toEqual({ errors })
})

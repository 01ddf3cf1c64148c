import { describe, expect, it } from 'vitest'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { choiceOf, expiryOf, untilText } from './lock-choices.ts'

const today: PlainDate = [2026, 11, 20]

describe('until when prices are locked', () => {
  it('counts days from today, over the end of a month', () => {
    const of = (choice: '7' | '14' | '30') => expiryOf({ choice, day: '' }, today)
    expect([of('7'), of('14'), of('30')]).toEqual(
      ['2026-11-27', '2026-12-04', '2026-12-20'].map((expiryDate) => ({ isOk: true, expiryDate })),
    )
  })
  it('takes a day of choice from today to a year on, and no past one', () => {
    const of = (day: string) => expiryOf({ choice: 'date', day }, today)
    expect([of('2026-11-20'), of('2027-11-20')].map(({ isOk }) => isOk)).toEqual([true, true])
    expect(of('2026-11-19')).toEqual({ isOk: false, problem: 'Choose today or a later day' })
    expect(of('2027-11-21')).toEqual({ isOk: false, problem: 'Prices can be locked for up to 12 months' })
    expect(of('')).toEqual({ isOk: false, problem: 'Choose a day' })
  })
  it('allows no end date', () => {
    expect(expiryOf({ choice: 'none', day: '2020-01-01' }, today)).toEqual({ isOk: true, expiryDate: null })
  })
  it('starts with the current lock', () => {
    expect(choiceOf(null).choice).toBe('14')
    expect(choiceOf({ expiryDate: null }).choice).toBe('none')
    expect(choiceOf({ expiryDate: '2026-12-18' })).toEqual({ choice: 'date', day: '2026-12-18' })
  })
  it('names the day with its weekday', () => {
    expect(untilText([2026, 12, 4])).toBe('Fri 4 Dec 2026')
  })
})

import { describe, expect, it } from 'vitest'
import { checkPassword, passwordLimits } from './password.ts'

const email = 'ada.fenwick@mail.example'
const problemOf = (password: string) => {
  const checked = checkPassword(password, email)
  return checked.ok ? null : checked.code
}

describe('a password', () => {
  it.each([
    ['x'.repeat(0), 'too_short'],
    ['nine char', 'too_short'],
    ['kettle-on-', null],
    [`${'kettle on the hob '.repeat(7)}ab`, null],
    ['kettle on the hob '.repeat(8), 'too_long'],
    ['Password2026!!', 'common'],
    ['P@SSW0RD1234', 'common'],
    ['qwertyuiop', 'common'],
    ['1234567890', 'common'],
    ['9876543210', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['ADA.fenwick tea', 'has_email'],
    ['correct horse battery staple', null],
    ['密碼密碼一二三四五六七八', null],
  ])('%s: %s', (password, problem) => {
    expect(problemOf(password)).toBe(problem)
  })

  it('is measured in characters, not in bytes', () => {
    expect(problemOf('🍞🥖🥐🧇🥞🍳🧀🥨🥯')).toBe('too_short')
    expect(problemOf('🍞🥖🥐🧇🥞🍳🧀🥨🥯🍯')).toBeNull()
    expect([passwordLimits.min, passwordLimits.max]).toEqual([10, 128])
  })

  it('may hold a part of an address that is too short to help', () => {
    expect(checkPassword('adamant kettle', 'ada@mail.example').ok).toBe(true)
  })
})

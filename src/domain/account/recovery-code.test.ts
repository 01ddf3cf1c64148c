import { expect, it } from 'vitest'
import { readCode, showCode } from './recovery-code.ts'

it('shows a code in groups of four', () => {
  expect(showCode('7K2MQ0XH4TZB9RWD')).toBe('7K2M-Q0XH-4TZB-9RWD')
})

it.each(['7k2m-q0xh', ' 7K2M QOXH ', '7k2mqoxh'])('reads %s as a person means it', (typed) => {
  expect(readCode(typed)).toBe('7K2MQ0XH')
})

it('reads I and L as the digit that they look like', () => {
  expect(readCode('iL')).toBe('11')
})

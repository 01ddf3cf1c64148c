import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

it('matches a password in any Unicode normalisation', async () => {
  const stored = await hashPassword('Café au lait 7')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('Cafe\u0301 au lait 7', stored)).toBe(true)
  expect(await isPassword('Cafe au lait 7', stored)).toBe(false)
})

it('hashes a password differently each time', async () => {
  expect(await hashPassword('the same words')).not.toBe(await hashPassword('the same words'))
})

it('rejects any password if none is stored', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('anything', null)).toBe(false)
})

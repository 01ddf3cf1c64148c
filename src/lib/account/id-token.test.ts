import { expect, it } from 'vitest'
import { readIdToken } from './id-token.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = part({ alg: 'HS256' })
const claims = part({ sub: 'Zoë', nonce: 'n', iat: 1000, exp: 2000 })

it('reads a token of three parts, and nothing of two or four [S1-5-29]', () => {
  expect(readIdToken(`${header}.${claims}.sig`)).toEqual({
    sub: 'Zoë',
    nonce: 'n',
    issuedAtMs: 1_000_000,
    expiresAtMs: 2_000_000,
  })
  expect(readIdToken(`${header}.${claims}`)).toBeNull()
  expect(readIdToken(`${header}.${claims}.sig.more`)).toBeNull()
})

it.each([
  ['', null],
  ['a.b.c', null],
  [`${header}.${part('text')}.sig`, null],
  [`${header}.${part({ sub: 's' })}.sig`, null],
  [`${header}.${part({ exp: 'soon' })}.sig`, null],
  [`nothing.${claims}.sig`, null],
])('takes %o for no token', (text, read) => {
  expect(readIdToken(text)).toBe(read)
})

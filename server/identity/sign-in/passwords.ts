import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(argon2)
// The OWASP minimum for Argon2id: 19 MiB, two passes. About 60 ms on one core.
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const tagLength = 32

const work = (password: string, nonce: Buffer) =>
  hash('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

const text = (salt: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`

/** The stored form of a password: salted Argon2id in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return text(salt, await work(password, salt))
}

/** Verifies a password; takes the same time without a stored one, so that it does not reveal accounts. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', tag = ''] = stored?.split('$').slice(-2) ?? []
  const made = await work(password, salt ? Buffer.from(salt, 'base64url') : randomBytes(16))
  const expected = Buffer.from(tag, 'base64url')
  return expected.length === made.length && timingSafeEqual(expected, made)
}

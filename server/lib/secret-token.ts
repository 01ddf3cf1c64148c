import { createHash, randomBytes } from 'node:crypto'

/** A random token of 192 bits, safe for cookies and URLs. */
export const newToken = () => randomBytes(24).toString('base64url')

/** The stored hash of a token, which cannot be used to sign in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

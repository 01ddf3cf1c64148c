import { createHash, randomBytes } from 'node:crypto'

/** Something nobody guesses: 192 bits, in letters that fit into cookies and addresses. */
export const newToken = () => randomBytes(24).toString('base64url')

/** What is stored of a token: whoever reads the table cannot use it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

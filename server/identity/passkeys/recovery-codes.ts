import { randomInt } from 'node:crypto'
import { codeLetters, recoveryCodeLength, showCode } from '#domain/account/recovery-code.ts'
import { replaceCodes } from '../../accounts/passkeys.ts'
import type { Tx } from '../../database/transaction.ts'
import { hashOfToken } from '../../lib/secret-token.ts'

const codeCount = 10

export const newCode = (length: number) =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Replaces the recovery codes of an account, and returns the new ones as they are shown. Only their hashes are stored. */
export async function makeCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => newCode(recoveryCodeLength))
  await replaceCodes(tx, accountId, codes.map(hashOfToken))
  return codes.map(showCode)
}

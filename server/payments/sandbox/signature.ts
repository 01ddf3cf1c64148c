import { createHmac, timingSafeEqual } from 'node:crypto'

const digest = (secret: string, reference: string, result: string) =>
  createHmac('sha256', secret).update(`${reference}\n${result}`).digest()

export const signReturn = (secret: string, reference: string, result: string) =>
  digest(secret, reference, result).toString('base64url')

export function isSignedReturn(secret: string, { reference, result, signature }: Record<string, string | undefined>) {
  if (!reference || !result || !signature) return false
  const given = Buffer.from(signature, 'base64url')
  const right = digest(secret, reference, result)
  return given.length === right.length && timingSafeEqual(given, right)
}

import type { FastifyRequest } from 'fastify'

/** Whether the caller already has what carries this fingerprint, by its If-None-Match header. */
export const callerHas = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false

import type { FastifyRequest } from 'fastify'

/** Whether the If-None-Match header contains this ETag. */
export const callerHas = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false

import type { FastifyRequest } from 'fastify'

/** Whether the If-None-Match header contains this ETag. */
export const callerHas = ({ headers }: FastifyRequest, etag: string) =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false

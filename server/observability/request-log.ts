import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { isDriverText } from '../database/unavailable.ts'
import { currentTracer } from '../lib/tracing.ts'
import { routeOf } from './route.ts'
import { traceOfLine } from './tracing/traced-requests.ts'

type Logger = NonNullable<FastifyServerOptions['logger']>

/**
 * Allowlist of log fields; others are not written. URLs, bodies and query parameters contain names, passwords and
 * secret links.
 */
const fields = [
  'job',
  'gateway',
  'reference',
  'state',
  'mail',
  'event',
  'code',
  'tries',
  'account',
  'rows',
  'responseTime',
  'req',
  'res',
  'err',
  'trace',
] as const

const requestOf = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  route: routeOf(request),
  ip: request.ip,
})
const replyOf = ({ statusCode }: { statusCode: number | string }) => ({ statusCode })

/** Errors whose message never contains input of the caller. */
const worded = new Set(['ReferenceError', 'RangeError', 'Unavailable', 'StartupError'])
const clues = ['code', 'syscall', 'severity', 'constraint', 'table', 'column', 'routine', 'statusCode'] as const

const textOf = ({ name, message }: Error) => (worded.has(name) || isDriverText(message) ? message : '')

/** The stack frames without the message above them. */
const placesIn = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 12)
    .join('\n')

type ErrorFields = { type: string; message: string; stack: string; [clue: string]: unknown }

/** The loggable fields of an error: type, stack frames, and the query without its parameters. */
function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const known = error as Error & Record<string, unknown>
  const found = clues.flatMap((name) =>
    ['string', 'number'].includes(typeof known[name]) ? [[name, known[name]]] : [],
  )
  return {
    type: error.name,
    message: textOf(error),
    stack: placesIn(error.stack),
    ...Object.fromEntries(found),
    ...(typeof known.query === 'string' ? { query: known.query.slice(0, 300) } : {}),
    ...(error.cause && depth < 3 ? { cause: errorFields(error.cause, depth + 1) } : {}),
  }
}

type Line = Record<string, unknown>

const listed = (line: Line): Line =>
  Object.fromEntries(fields.filter((name) => name in line).map((name) => [name, line[name]]))

/** The logger options: only the fields above are written. */
export function withoutSecrets(logger: Logger): Logger {
  if (!logger) return false
  const options = logger === true ? {} : logger
  return {
    ...options,
    formatters: { log: listed },
    serializers: { req: requestOf, res: replyOf, err: errorFields },
    ...(currentTracer() ? { mixin: traceOfLine } : {}),
  }
}

import pg from 'pg'
import { currentTracer, traced } from '../lib/tracing.ts'

type Statement = string | { text?: string; name?: string }
type Query = (...params: unknown[]) => unknown

/** A statement without what is in brackets, such as columns and other statements. */
function outermost(text: string) {
  let depth = 0
  let kept = ''
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth++
    else if (part === ')') depth--
    else if (depth === 0) kept += part
  }
  return kept
}

/** The words of a statement that say what it does, without values. */
function nameOf(statement: Statement) {
  const text = outermost(typeof statement === 'string' ? statement : (statement.text ?? ''))
  const [operation = 'query'] = /^\s*[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?(?:"?\w+"?\.)?"?([a-z_]\w*)/i.exec(text) ?? []
  return { operation: operation.trim().toUpperCase(), table }
}

/**
 * As a span of the current trace. A statement without one, such as the look for changes each second, begins none; one whose
 * result a callback gets is of a pool that traces it itself.
 */
function run(query: Query, params: unknown[]): unknown {
  const [statement] = params as [Statement]
  if (typeof params.at(-1) === 'function' || currentTracer()?.traceId() === undefined) return query(...params)
  const { operation, table } = nameOf(statement)
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table ? { 'db.collection.name': table } : {}),
    ...(typeof statement === 'object' && statement.name ? { 'hearth.statement': statement.name } : {}),
  }
  const name = table ? `${operation} ${table}` : operation
  return traced(name, { kind: 'client', attributes }, async () => query(...params))
}

class TracedPool extends pg.Pool {
  override query(...params: unknown[]) {
    // One signature for the eight of pg, here and below.
    return run((...given) => (super.query as Query).apply(this, given), params) as never
  }
}

const tracedClient = (Base: typeof pg.Client) =>
  class extends Base {
    override query(...params: unknown[]) {
      return run((...given) => (super.query as Query).apply(this, given), params) as never
    }
  }

/** A pool whose statements are spans, with the time that they wait for a connection; a plain one where nothing is traced. */
export function tracedPool(options: pg.PoolConfig): pg.Pool {
  if (!currentTracer()) return new pg.Pool(options)
  const Base = (options as { Client?: typeof pg.Client }).Client ?? pg.Client // not in pg's types
  return new TracedPool({ ...options, Client: tracedClient(Base) } as pg.PoolConfig)
}

import pg from 'pg'

type Client = { _activeQuery?: unknown; _queryQueue: readonly unknown[] }

/**
 * Rejects a query that starts while its connection runs another one, as with `Promise.all` in a transaction. pg itself
 * only warns, once per process and from the third query on.
 */
export function rejectOverlappingQueries() {
  const { prototype } = pg.Client
  const isOn = Symbol.for('hearth.one-query-at-a-time')
  if (isOn in prototype) return
  Object.defineProperty(prototype, isOn, { value: true })
  const query = prototype.query as (this: pg.Client, ...args: unknown[]) => unknown // one signature for all overloads
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const { _activeQuery, _queryQueue } = this as unknown as Client // not in pg's types
    const [first] = args
    const text = typeof first === 'object' && first && 'text' in first ? first.text : first
    // A failed transaction is rolled back while its other queries still run.
    if (text !== 'rollback' && (_activeQuery || _queryQueue.length > 0))
      throw new Error('A query began while its connection was still running another one: await them in turn')
    return query.apply(this, args)
  } as typeof prototype.query
}

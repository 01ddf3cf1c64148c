import type { Db } from '../database/database.ts'
import { announceChange } from '../database/shop-changes.ts'
import { withStartupLock } from '../database/startup/startup-lock.ts'
import type { Importer, Numbered, Read } from './importer.ts'
import { ImportError, type Problem } from './problem.ts'

const usualBatch = 1000
/** Problems that are listed; more are only counted. */
const mostListed = 1000

export type ImportReport = {
  rows: number
  /** Rows with a problem, which are not written. */
  bad: number
  problems: Problem[]
  /** What the file would take off sale, where it is so much that it may be a mistake. */
  doubts: string[]
  /** Null: nothing was written. */
  written: { added: number; changed: number; same: number } | null
  /** What a complete file left out and is off sale now; null: nothing was removed. */
  removed: number | null
}

type Options = {
  db: Db
  file: string
  /** Writes to the database; else the file is only checked. */
  isWriting: boolean
  /** Writes the good rows of a file with bad ones. */
  skipsBad: boolean
  /** The file names everything: what it leaves out is taken off sale. */
  isComplete?: boolean
  /** Writes a file that takes much off sale. */
  allowsLarge?: boolean
  onProgress?: (step: 'checked' | 'written', rows: number) => void
}

async function* inBatches<Item>(items: AsyncIterable<Item>, batchSize = usualBatch): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const good = <Row>(batch: readonly Read<Row>[]) => batch.filter((read): read is Numbered<Row> => 'row' in read)

/** More may go in one file only when it is allowed: a few products, or a fifth of them. */
const mayGo = ({ lost, all }: { lost: number; all: number }) => lost <= Math.max(10, all / 5)

export const number = (value: number) => value.toLocaleString('en-AU')

/** Reads the whole file and writes nothing. Returns the numbers of bad lines, too. */
async function checkFile<Row>(importer: Importer<Row>, { db, file, isComplete, allowsLarge, onProgress }: Options) {
  if (isComplete && !importer.rest) throw new ImportError('--complete is for products, stock and store-stock.')
  const problems: Problem[] = []
  const badLines = new Set<number>()
  const check = importer.checker()
  const losses = importer.losses?.()
  const rest = isComplete ? importer.rest?.() : undefined
  let rows = 0
  for await (const batch of inBatches(importer.read(file), importer.batchSize)) {
    const found = batch.flatMap((read) => ('problems' in read ? read.problems : []))
    found.push(...(await check(db, good(batch))))
    if (importer.unusual && !allowsLarge) found.push(...(await importer.unusual(db, good(batch))))
    for (const { line } of found) badLines.add(line)
    const wanted = good(batch).filter(({ line }) => !badLines.has(line))
    importer.followUp?.plan(wanted)
    await losses?.see(db, wanted)
    rest?.see(wanted)
    problems.push(...found.slice(0, mostListed - problems.length))
    rows += batch.length
    onProgress?.('checked', rows)
  }
  const counts = await Promise.all([losses?.count(db), rest?.count(db)])
  const doubts = counts.flatMap((count) =>
    count && !allowsLarge && !mayGo(count)
      ? [`${number(count.lost)} of ${number(count.all)} ${count.what}: if that is right, add --large-changes.`]
      : [],
  )
  return { rows, problems, badLines, doubts, rest }
}

/**
 * Imports a file: checks all of it first, then writes it in batches, each with what is derived from it in one transaction.
 * A second run finds nothing to change.
 */
export async function runImport<Row>(importer: Importer<Row>, options: Options): Promise<ImportReport> {
  const { db, file, isWriting, skipsBad, onProgress } = options
  const { rows, problems, badLines, doubts, rest } = await checkFile(importer, options)
  const report = { rows, bad: badLines.size, problems, doubts, written: null, removed: null }
  if (!isWriting || doubts.length > 0 || (badLines.size > 0 && !skipsBad)) return report
  const written = { added: 0, changed: 0, same: 0 }
  let done = 0
  for await (const batch of inBatches(importer.read(file), importer.batchSize)) {
    const wanted = good(batch).filter(({ line }) => !badLines.has(line))
    // Two imports at once would number their products alike: one waits, batch by batch, as does a server that starts.
    const { added, changed } = await withStartupLock(db, async (transaction) => {
      const rows = wanted.map(({ row }) => row)
      const counted = await importer.write(transaction, rows)
      // Instances that run then make their pages anew.
      if (counted.added + counted.changed > 0) await announceChange(transaction)
      return counted
    })
    await importer.followUp?.run(db, wanted)
    written.added += added
    written.changed += changed
    written.same += wanted.length - added - changed
    done += batch.length
    onProgress?.('written', done)
  }
  // A bad row may be any product: nothing is known to be left out.
  if (!rest || badLines.size > 0) return { ...report, written }
  const removed = await withStartupLock(db, async (transaction) => {
    const count = await rest.remove(transaction)
    if (count > 0) await announceChange(transaction)
    return count
  })
  return { ...report, written, removed }
}

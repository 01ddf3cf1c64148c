import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { SaxesParser } from 'saxes'
import { ImportError, type Problem } from './problem.ts'

/** A row by the headings of its file, or an item of a feed by the names of its elements. */
export type SourceRow = {
  line: number
  values: Readonly<Record<string, string>>
  /** The row has not a value for each heading: which one is missing or too many is not known. */
  problem?: Problem
}

const extensionOf = (file: string) => extname(file.replace(/\.gz$/i, '')).toLowerCase()

export const isFeed = (file: string) => extensionOf(file) === '.xml'

/** The bytes of a file, uncompressed. */
async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file)
  try {
    // The pipeline hands its errors to the loop.
    yield* /\.gz$/i.test(file) ? pipeline(stream, createGunzip(), () => undefined) : stream
  } catch (error) {
    throw new ImportError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** The character that separates most columns of the headings. */
async function delimiterOf(file: string): Promise<string> {
  let start = ''
  for await (const chunk of bytesOf(file)) {
    start += String(chunk)
    if (start.includes('\n')) break
  }
  const [headings = ''] = start.split(/\r?\n/, 1)
  const count = (delimiter: string) => headings.split(delimiter).length
  return [',', '\t', ';'].sort((one, other) => count(other) - count(one))[0] ?? ','
}

type TableRecord = {
  info: { lines: number; columns: readonly { name: string }[]; error?: { record: readonly string[] } }
  record: Record<string, string>
}

/** The values of a record by all headings, also those that a short one does not reach. */
function tableRow(line: number, { record, info }: TableRecord): SourceRow {
  if (!info.error) return { line, values: record }
  const names = info.columns.map(({ name }) => name)
  const count = info.error.record.length
  const reason = `has ${count} ${count === 1 ? 'column' : 'columns'}, not ${names.length} as the headings`
  const values = Object.fromEntries(names.map((name) => [name, record[name] ?? '']))
  return { line, values, problem: { line, column: 'all', reason } }
}

function namesOf(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.trim())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice) throw new ImportError(`The column "${twice}" is there twice.`)
  return names
}

/** Reads a CSV or TSV file with headings, also compressed by gzip. */
export async function* tableRows(file: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(file),
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    columns: namesOf,
  })
  let line = 1
  try {
    const records = pipeline(Readable.from(bytesOf(file)), parser, () => undefined)
    for await (const row of records as AsyncIterable<TableRecord>) {
      // A record may have several lines, and `info` has the last one.
      yield tableRow(line + 1, row)
      line = row.info.lines
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportError(`${file} is no table: ${error.message}`)
    throw error
  }
}

type Element = { name: string; text: string; parts: string[] }

/** `g:image_link` is `image_link`: feeds use the namespace of Google for some elements or for all. */
const localName = (name: string) => name.replace(/^\w+:/, '')

/**
 * Reads the items of an RSS or Atom feed. Repeated elements are joined by commas, those within another one by colons, as in
 * feeds that are tables.
 */
export async function* feedItems(file: string): AsyncGenerator<SourceRow> {
  const parser = new SaxesParser()
  let item: { line: number; values: Record<string, string> } | null = null
  let open: Element[] = []
  let found: SourceRow[] = []

  function end({ name, text, parts }: Element) {
    const value = parts.length > 0 ? parts.join(':') : text.trim()
    const outer = open.at(-1)
    if (outer) outer.parts.push(value)
    else if (item && value !== '') item.values[name] = item.values[name] ? `${item.values[name]},${value}` : value
  }
  parser.on('opentag', ({ name }) => {
    if (item) open.push({ name: localName(name), text: '', parts: [] })
    else if (/^(?:item|entry)$/.test(name)) item = { line: parser.line, values: {} }
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) return end(element)
    if (item) found.push(item)
    item = null
    open = []
  })
  parser.on('error', ({ message }) => {
    throw new ImportError(`${file} is no XML: ${message}`)
  })

  const decoder = new TextDecoder()
  for await (const chunk of bytesOf(file)) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* found
    found = []
  }
  parser.close()
  yield* found
}

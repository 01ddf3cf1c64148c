import { parseSync, Visitor } from 'oxc-parser'
import { docBlocks } from './doc-blocks.ts'

/** Counted separately: each kind has its own share. */
export const kinds = ['comment', 'title', 'name', 'file', 'doc'] as const
export type Kind = (typeof kinds)[number]

/** A comment, test title, declared name, file name or block of a document, with the listed words in it. */
export type Finding = { kind: Kind; file: string; line: number; text: string; words: readonly string[] }

/** In comments, test titles and documents. CONTRIBUTING.md lists the word to use instead. */
const turns =
  /\b(whoever|whatever|somebody|nobody|told|tells?|stands?|stood|asked for|asks? for|kept|keepers?|drawn|draws?|taken over|takes? over|anew|afresh|clash(?:es)?|shel(?:f|ves)|letters|refus(?:e|es|ed|al|als)|seams?|news|makers?|desk|the front|fold(?:s|ed)?|without a (?:connection|line)|on (?:its|the|their) way)\b/gi

/** Segments of declared names: `productCard` has the segments product and card. */
const segments = new Set(
  'shelf shelves look looks answer answers answered refusal refusals refuse refused seams kept keep keeps keeper told tell tells drawn draw draws maker makers clash clashes outgoing news wake marks fold folded anew wishes wanted asked needed facts letters desk traffic impersonal remembering'.split(
    ' ',
  ),
)
/** Whole names that describe nothing. */
const names = new Set(['one', 'other', 'at', 'Of', 'Place', 'places', 'means', 'best'])

const fileNames = new Set(
  'kept-parts fields-before made-page page-maker pictures-within shop-answers as-one moved say-outcome tell-failure collecting placing returning own-path own-outbox forget-personal staff-on-device word-button side-door outsiders books at-rest held-answers row-change loads in-turn making-room no-room'.split(
    ' ',
  ),
)

export const turnsIn = (text: string): readonly string[] =>
  [...text.matchAll(turns)].map(([turn]) => turn.toLowerCase())

const segmentsOf = (name: string) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((segment) => segment.toLowerCase())

export const listedInName = (name: string): readonly string[] =>
  names.has(name) ? [name] : segmentsOf(name).filter((segment) => segments.has(segment))

export function listedInFile(path: string): readonly string[] {
  const [name = ''] = (path.split('/').at(-1) ?? '').split('.')
  const first = /^(?:late|later|light|own)(?=-)|(?<=-)(?:ahead|look|answer)$/.exec(name)
  if (fileNames.has(name)) return [name]
  return [...(first ? [first[0]] : []), ...segmentsOf(name).filter((segment) => segments.has(segment))]
}

/** All paragraphs, list items and table rows of a Markdown file, each with the listed words in it. */
export const findingsInDoc = (file: string, source: string): Finding[] =>
  docBlocks(source).map(({ line, text }) => ({ kind: 'doc', file, line, text, words: turnsIn(text) }))

type Named = { type: string; start: number; name?: string }

/** All comments, titles and names of one source file, each with the listed words in it. */
export function findingsIn(file: string, source: string): Finding[] {
  const { program, comments } = parseSync(file, source)
  const findings: Finding[] = []
  const lineAt = lineFinder(source)
  const add = (kind: Kind, start: number, text: string, words: readonly string[]) =>
    findings.push({ kind, file, line: lineAt(start), text, words })

  add('file', 0, file, listedInFile(file))
  for (const { start, text } of joined(comments, source)) add('comment', start, text, turnsIn(text))
  const declare = (node: Named | null | undefined) => {
    if (node?.type === 'Identifier' && node.name) add('name', node.start, node.name, listedInName(node.name))
  }
  const bind = (pattern: unknown): void => {
    for (const node of boundIn(pattern)) declare(node)
  }
  const onFunction = (node: { id?: unknown; params: readonly unknown[] }) => {
    bind(node.id)
    node.params.forEach(bind)
  }
  const onNamed = (node: { id: unknown }) => bind(node.id)
  new Visitor({
    VariableDeclarator: onNamed,
    FunctionDeclaration: onFunction,
    FunctionExpression: onFunction,
    ArrowFunctionExpression: onFunction,
    ClassDeclaration: onNamed,
    TSTypeAliasDeclaration: onNamed,
    TSInterfaceDeclaration: onNamed,
    TSPropertySignature: ({ key }) => bind(key),
    PropertyDefinition: ({ key }) => bind(key),
    CallExpression: ({ callee, arguments: [first] }) => {
      const called = source.slice(callee.start, callee.end)
      if (!/^(?:it|test|describe)\b/.test(called) || !first) return
      if (first.type === 'Literal' || first.type === 'TemplateLiteral') {
        const title = source.slice(first.start + 1, first.end - 1)
        add('title', first.start, title, turnsIn(title))
      }
    },
  }).visit(program)
  return findings
}

/** The identifiers that a pattern binds. */
function boundIn(pattern: unknown): Named[] {
  if (!pattern || typeof pattern !== 'object') return []
  const node = pattern as Named & Record<string, unknown> // every node of the tree has a type
  if (node.type === 'Identifier') return [node]
  if (node.type === 'ObjectPattern' && Array.isArray(node.properties)) return node.properties.flatMap(boundIn)
  if (node.type === 'ArrayPattern' && Array.isArray(node.elements)) return node.elements.flatMap(boundIn)
  if (node.type === 'Property') return boundIn(node.value)
  if (node.type === 'AssignmentPattern') return boundIn(node.left)
  if (node.type === 'RestElement') return boundIn(node.argument)
  return []
}

/** Joins comments on adjacent lines. */
function joined(comments: readonly { start: number; end: number; value: string }[], source: string) {
  const found: { start: number; end: number; text: string }[] = []
  for (const { start, end, value } of comments) {
    const last = found.at(-1)
    if (last && /^\s*$/.test(source.slice(last.end, start))) {
      last.text += value
      last.end = end
    } else found.push({ start, end, text: value })
  }
  return found
}

function lineFinder(source: string) {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
}

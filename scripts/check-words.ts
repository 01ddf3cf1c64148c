// npm run check:words: the share of listed words in comments, test titles, names and documents; exits with 1 above 2 %.
import { globSync, readFileSync } from 'node:fs'
import { type Finding, findingsIn, findingsInDoc, kinds } from './lib/words.ts'

const highestShare = 0.02
const listedFiles = 25

const files = globSync('{src,server,sw,themes,manifest,scripts,tests,e2e}/**/*.{ts,tsx,mjs}').sort()
const documents = globSync('{*,docs/**/*}.md', { exclude: ['docs/requirements/**'] }).sort()
const findings = [
  ...files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8'))),
  ...documents.flatMap((file) => findingsInDoc(file, readFileSync(file, 'utf8'))),
]
const flagged = findings.filter(({ words }) => words.length > 0)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
let isOver = false
for (const kind of kinds) {
  const all = findings.filter((finding) => finding.kind === kind).length
  const count = flagged.filter((finding) => finding.kind === kind).length
  const share = count / Math.max(1, all)
  isOver ||= share > highestShare
  console.log(
    `${kind.padEnd(8)} ${String(count).padStart(5)} of ${String(all).padStart(6)}  ${percent(share).padStart(7)}`,
  )
}

const counts = (of: (finding: Finding) => readonly string[]) => {
  const found = new Map<string, number>()
  for (const key of flagged.flatMap(of)) found.set(key, (found.get(key) ?? 0) + 1)
  return [...found].sort(([, a], [, b]) => b - a).slice(0, listedFiles)
}
const list = (title: string, rows: [string, number][]) =>
  console.log(`\n${title}\n${rows.map(([key, count]) => `${String(count).padStart(5)}  ${key}`).join('\n')}`)

if (process.argv.includes('--all'))
  for (const { file, line, kind, text, words } of flagged)
    console.log(`${file}:${line} ${kind} [${words.join(', ')}] ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 140)}`)
else {
  list(
    'Words',
    counts(({ words }) => words),
  )
  list(
    'Files',
    counts(({ file }) => [file]),
  )
}
process.exitCode = isOver ? 1 : 0

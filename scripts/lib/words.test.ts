import { expect, it } from 'vitest'
import { findingsIn, findingsInDoc, listedInFile, listedInName, turnsIn } from './words.ts'

it('finds listed turns in any case, as whole words only', () => {
  expect(turnsIn('Whoever asked for it is told where it stands.')).toEqual(['whoever', 'asked for', 'told', 'stands'])
  expect(turnsIn('Understands a standing order; the kettle is stored.')).toEqual([])
})

it('finds listed segments of names, and whole names that describe nothing', () => {
  expect(listedInName('productShelf')).toEqual(['shelf'])
  expect(listedInName('KEPT_PARTS')).toEqual(['kept'])
  expect(listedInName('other')).toEqual(['other'])
  expect(listedInName('otherLines')).toEqual([])
})

it('finds listed names of files', () => {
  expect(listedInFile('src/lib/kept-parts.ts')).toEqual(['kept-parts'])
  expect(listedInFile('src/features/compare/tray-look.ts')).toContain('look')
  expect(listedInFile('src/features/compare/tray/tray.styles.ts')).toEqual([])
})

it('reads comments on following lines as one, and declared names wherever they are bound', () => {
  const source = `// Kept for whoever
// comes back.
const { shelf, ...rest } = load(({ maker = 1 }) => maker)
type Wanted = { answer: string }
it('tells nobody', () => {})
// Stored per brand.
`
  const found = findingsIn('a.ts', source).filter(({ words }) => words.length > 0)
  expect(found.map(({ kind, line, words }) => [kind, line, ...words])).toEqual([
    ['comment', 1, 'kept', 'whoever'],
    ['name', 3, 'shelf'],
    ['name', 3, 'maker'],
    ['name', 4, 'wanted'],
    ['name', 4, 'answer'],
    ['title', 5, 'tells', 'nobody'],
  ])
})

it('reads paragraphs, list items and table rows of documents, without code and the list of words', () => {
  const source = `# What is kept
A page is made
for whoever asks.

\`\`\`sh
tell somebody
\`\`\`

- \`kept\` is a name
- the server tells
  nobody

| setting | effect |
| --- | --- |
| \`A\` | is drawn |

| not | but |
| --- | --- |
| told | shown |
`
  expect(findingsInDoc('a.md', source).map(({ kind, line, words }) => [kind, line, ...words])).toEqual([
    ['doc', 1, 'kept'],
    ['doc', 2, 'whoever'],
    ['doc', 9],
    ['doc', 10, 'tells', 'nobody'],
    ['doc', 13],
    ['doc', 15, 'drawn'],
  ])
})

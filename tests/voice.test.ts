import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'

/** Turns that a shop assistant in Sydney would not say. Comments and docs have their own list: `npm run check:words`. */
const bannedTurns: readonly RegExp[] = [
  /\b(?:whoever|whom|whatever|somebody|nobody|everybody|anew|afresh)\b/i,
  /\bstands?\b(?! for\b)/i,
  /\b(?:is|are|was|were|been) told\b/i,
  /\bby (?:itself|themselves)\b/i,
  /\b(?:link|it) holds\b|\bnot hold any\b/i,
  /\b(?:is|are) kept\b|^kept\b/i,
  /\bchanges? waits?\b|\bwaits? to be\b/i,
  /\bobliges?\b|\bcomes? for nothing\b|\bby the piece\b/i,
  /\bnot ordered here\b|\bnot whole\b|\bto go on\b/i,
  /\btaken (?:home|out)\b|\bworked out at\b/i,
  /\bfront page\b|\blook into your\b|\bday and night\b/i,
  /\broom (?:left|used|over)\b|\bof air wanted\b/i,
]

/** Each with the row of the specification that fixes it. */
const fixedTexts: readonly (readonly [text: string, row: string])[] = []

const isSource = (file: string) =>
  !/\.test\.tsx?$/.test(file) &&
  !/^server\/(?:demo|database|config|process|observability|payments\/sandbox)\//.test(file) &&
  !/^src\/gallery\//.test(file)

const sourceFiles = () => globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'sw/**/*.ts']).filter(isSource)

/** All JSX text and all strings with a space: names, paths and keys have none. */
function visibleTexts(file: string, source: string): string[] {
  const texts: string[] = []
  const add = (text: string) => /[a-z] ?[^a-z]*\s/i.test(text) && texts.push(text.replaceAll(/\s+/g, ' ').trim())
  new Visitor({
    JSXText: ({ value }) => void add(`${value} `),
    Literal: ({ value }) => void (typeof value === 'string' && add(value)),
    TemplateElement: ({ value }) => void add(value.cooked ?? value.raw),
  }).visit(parseSync(file, source).program)
  return texts
}

const oddTexts = (texts: readonly string[]) =>
  texts.filter(
    (text) => bannedTurns.some((turn) => turn.test(text)) && !fixedTexts.some(([fixed]) => text.includes(fixed)),
  )

it('finds odd turns in JSX, strings and templates', () => {
  const source = `
    const texts = ['Whom the driver asks for', \`\${count} changes wait\`, 'stand-in', 'Stand for office']
    const page = <p>Your answers stand here{' '}by itself</p>
  `
  expect(oddTexts(visibleTexts('page.tsx', source))).toEqual([
    'Whom the driver asks for',
    'changes wait',
    'Your answers stand here',
    'by itself',
  ])
})

it('says what a shop assistant would say, in all texts of the interface', () => {
  const odd = sourceFiles().flatMap((file) =>
    oddTexts(visibleTexts(file, readFileSync(file, 'utf8'))).map((text) => `${file}: ${text}`),
  )
  expect(odd).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { allPaymentPages } from '#contract/checkout/payment-pages.ts'
import { buildStaticContent } from '../server/demo/catalogue/content/static/static-pages.ts'
import { shops } from '../server/demo/catalogue/shops.ts'

/** Turns that a shop assistant in Sydney would not say. Comments and docs have their own list: `npm run check:words`. */
const bannedTurns: readonly RegExp[] = [
  /\b(?:whoever|whom|whatever|somebody|nobody|everybody|anew|afresh)\b/i,
  /(?<!(?:floating|the) )\bstands?\b(?! (?:for|mixers?|up)\b)/i,
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
  /\bcloth first\b|\bof it minutes\b|\bjoins? it for nothing\b|\bfor the price of the stamp\b/i,
  /\be-mails?\b/i,
]

/** Each with the row of the specification that fixes it. */
const fixedTexts: readonly (readonly [text: string, row: string])[] = []

const isSource = (file: string) =>
  !/\.test\.tsx?$/.test(file) &&
  // Customers write reviews and questions in their own words.
  !file.startsWith('server/demo/catalogue/reviews/') &&
  !/^server\/(?:database|config|process|observability|payments\/sandbox)\//.test(file) &&
  !/^src\/gallery\//.test(file)

const sourceFiles = () =>
  globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts', 'sw/**/*.ts', 'themes/**/*.ts']).filter(isSource)

const isDemoBrand = (file: string) => file.startsWith('server/demo/catalogue/brands/')
const customersWords = ['voice', 'questions']

/** All JSX text and all strings with a space: names, paths and keys have none. */
function visibleTexts(file: string, source: string): string[] {
  const texts: string[] = []
  const ofCustomers: { start: number; end: number }[] = []
  const add = (text: string, at: number) => {
    if (ofCustomers.some(({ start, end }) => at >= start && at < end)) return
    if (/[a-z] ?[^a-z]*\s/i.test(text)) texts.push(text.replaceAll(/\s+/g, ' ').trim())
  }
  new Visitor({
    Property: ({ key, value }) => {
      if (isDemoBrand(file) && key.type === 'Identifier' && customersWords.includes(key.name)) ofCustomers.push(value)
    },
    JSXText: ({ value, start }) => add(`${value} `, start),
    Literal: ({ value, start }) => void (typeof value === 'string' && add(value, start)),
    TemplateElement: ({ value, start }) => add(value.cooked ?? value.raw, start),
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

it('says what a shop assistant would say, in all texts of interface, brands and demo', () => {
  const odd = sourceFiles().flatMap((file) =>
    oddTexts(visibleTexts(file, readFileSync(file, 'utf8'))).map((text) => `${file}: ${text}`),
  )
  expect(odd).toEqual([])
})

/** One text for the whole group: the law and the payment providers are the same in every shop. */
const groupPages = ['privacy', 'terms', ...allPaymentPages.map(({ path }) => path.slice(1))]

const sentencesOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h2)>/)
    .flatMap((block) =>
      block
        .replaceAll(/<[^>]+>/g, '')
        .trim()
        .split(/(?<=[.?:]) /),
    )
    .map((sentence) => sentence.replaceAll(/\d[\d ]{6,}\d/g, '(phone)'))
    .filter((sentence) => sentence.split(' ').length >= 5)

it('writes no sentence of a static page in two shops, except those of the group', () => {
  const shopsBySentence = new Map<string, Set<string>>()
  for (const { brand, name, description, html } of buildStaticContent())
    if (!groupPages.includes(name))
      for (const sentence of [description, ...sentencesOf(html)])
        shopsBySentence.set(sentence, (shopsBySentence.get(sentence) ?? new Set()).add(brand))
  expect(shopsBySentence.size).toBeGreaterThan(1000)
  expect([...shopsBySentence].filter(([, brands]) => brands.size > 1)).toEqual([])
})

it('answers the phone at any hour in every shop', () => {
  const contactPages = buildStaticContent().filter(({ name }) => name === 'contact')
  expect(contactPages).toHaveLength(shops.length)
  for (const { brand, html } of contactPages)
    expect(html, brand).toMatch(/24\/7|24 hours|any hour of any day|all day and all night/)
  for (const { brand, html } of buildStaticContent())
    for (const sentence of sentencesOf(html).filter((text) => text.includes('(phone)')))
      expect(sentence, brand).not.toMatch(/\b(?:from|until|between) \d.*\b[ap]m\b/)
})

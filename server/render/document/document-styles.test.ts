import { expect, it } from 'vitest'
import { brandKeys } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { globalStyles } from '#themes/global-styles.ts'
import { themeOf } from '#themes/theme.ts'
import { documentStyles } from './document-styles.ts'

it('composes the footer of every brand in its own way', () => {
  const columns = /\.foot-in \{[^}]*\}/g
  const compositions = brandKeys.map((key) => documentStyles[key]?.match(columns)?.join(''))
  expect(new Set(compositions).size).toBe(brandKeys.length)
})

it.each(brandKeys)('leaves the parts of the footer of %s in the order of the page, for Tab', (key) => {
  expect(documentStyles[key]).not.toMatch(/(?<![\w-])(?:order|reading-flow)\s*:/)
  expect(brands[key].footer.toSorted()).toEqual(['call', 'links', 'name', 'tools'])
})

it.each(brandKeys)('reads only variables that the theme of %s declares', (key) => {
  const css = documentStyles[key] ?? ''
  const theme = themeOf(brands[key])
  const sheets = [...theme.generateStyleSheets(), globalStyles(theme)]
  const declared = new Set([
    ...sheets.flatMap((sheet) => Object.keys(sheet[':root'] ?? {})),
    ...[...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  ])
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  expect(read).toContain('--palette-footer-ground')
  expect([...read].filter((name) => !declared.has(name ?? ''))).toEqual([])
})

it.each(brandKeys)('limits rules for the pages in the theme of another brand to them: %s', (key) => {
  // The root element names the brand of every page.
  expect(documentStyles[key]).not.toMatch(/(?<!body )\[data-brand\] /)
})

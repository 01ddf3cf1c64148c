import { expect, it } from 'vitest'
import { brandKeys } from './brand.ts'
import { brands } from './brands.ts'
import { createBrandTheme } from './theme.ts'
import { sheetsOf, valuesOf, varsOf } from './variables.ts'

it.each(brandKeys)('the variables of %s come back from their values as the library made them', (key) => {
  const theme = createBrandTheme(brands[key])
  const sheets = theme.generateStyleSheets()
  const values = valuesOf(theme.vars, sheets)
  // The library's list of shadows has gaps: only what is named counts.
  expect(varsOf(values)).toEqual({ ...theme.vars, shadows: { ...theme.vars.shadows } })
  // As text: the order decides whether the style tag of the server is the one of the app.
  expect(JSON.stringify(sheetsOf(values))).toBe(JSON.stringify(sheets))
})

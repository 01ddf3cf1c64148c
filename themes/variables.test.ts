import { expect, it } from 'vitest'
import { brandKeys } from './brand.ts'
import { brands } from './brands.ts'
import { themeOf } from './theme.ts'
import { sheetsOf, valuesOf, varsOf } from './variables.ts'

it.each(brandKeys)('restores the variables of %s from their values as MUI creates them', (key) => {
  const theme = themeOf(brands[key])
  const sheets = theme.generateStyleSheets()
  const values = valuesOf(theme.vars, sheets)
  // MUI's list of shadows has gaps: only the named ones count.
  expect(varsOf(values)).toEqual({ ...theme.vars, shadows: { ...theme.vars.shadows } })
  // As text: equal order makes the style tag of the server the same as that of the app.
  expect(JSON.stringify(sheetsOf(values))).toBe(JSON.stringify(sheets))
})

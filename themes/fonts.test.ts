import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { brandKeys, type Face } from './brand.ts'
import { brands } from './brands.ts'
import { fallbackFaceCss, fontFaceCss } from './fonts.ts'

const { resolve } = createRequire(import.meta.url)

describe.each(brandKeys)('the fonts of %s', (key) => {
  const brand = brands[key]

  it('exist in the installed packages, latin only', () => {
    for (const { file } of brand.fonts) {
      expect(existsSync(resolve(file))).toBe(true)
      expect(file).toMatch(/-latin-wght-normal\.woff2$/)
    }
  })

  it('are two at most, since a page loads all of them', () => {
    expect([1, 2]).toContain(brand.fonts.length)
  })

  it('declare every family the tokens name, swapped in, with fallback metrics', () => {
    const css = fontFaceCss(brand, (file) => ({ whole: `/fonts/${file.split('/').at(-1)}` }))
    for (const { family, file } of brand.fonts) {
      expect(css).toContain(`font-family:'${family}';font-style:normal;font-display:swap`)
      expect(css).toContain(`url(/fonts/${file.split('/').at(-1)})`)
      expect(css).toContain(`font-family:'${family.replace('Variable', 'Fallback')}'`)
    }
    const named = [brand.tokens.font.body, brand.tokens.font.heading].map((stack) => stack.split("'")[1])
    for (const family of named) expect(brand.fonts.map((face) => face.family)).toContain(family)
  })
})

it('have every weight of the tokens in the cut files', () => {
  const numbersOf = (range: string) => {
    const [min = 0, max = min] = range.split(' ').map(Number)
    return { min, max }
  }
  for (const { fonts, tokens } of Object.values(brands)) {
    const weightsOf = (face: Face) => [
      ...[tokens.cardTitle, tokens.price].filter((text) => text.face === face).map(({ weight }) => weight),
      ...(face === 'heading' ? [tokens.headingWeight] : [400, 600, tokens.buttonWeight, tokens.eyebrow.weight]),
    ]
    for (const face of ['body', 'heading'] as const) {
      const font = fonts.find(({ family }) => tokens.font[face].includes(`'${family}'`))
      const [whole, subset] = [numbersOf(font?.weight ?? ''), numbersOf(font?.subsetWeights ?? '')]
      const shown = weightsOf(face).map((weight) => Math.min(whole.max, Math.max(whole.min, weight)))
      expect(shown.filter((weight) => weight < subset.min || weight > subset.max)).toEqual([])
    }
  }
})

it('puts the better fallback last, which the browser tries first', () => {
  const css = fontFaceCss(brands.wa, (file) => ({ whole: file }))
  const inOrder = ["local('Noto Serif')", "local('Times New Roman')", "local('Georgia')"].map((name) =>
    css.indexOf(name),
  )
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(css.indexOf("local('Roboto')")).toBeLessThan(css.indexOf("local('Arial')"))
})

it('has a fallback for Android in every weight that has one for other systems', () => {
  const faces = Object.values(brands).flatMap(({ fonts }) => fonts)
  for (const { family, fallbacks } of faces) {
    const weightsOf = (ofAndroid: boolean) =>
      fallbacks.filter(({ local }) => /^(Roboto|Noto Serif)/.test(local) === ofAndroid).map(({ weight }) => weight)
    expect(new Set(weightsOf(true)), family).toEqual(new Set(weightsOf(false)))
  }
})

it('uses the variable font of newer Android for bold', () => {
  const [bold = ''] = /[^{}]*local\('Roboto Bold'\)[^{}]*/.exec(fallbackFaceCss(brands.fk)) ?? []
  expect(bold).toContain("font-weight:700;src:local('Roboto Bold'),local('Roboto-Bold'),local('Roboto')")
})

it('keeps the line height for every size of the fallback', () => {
  const [arial = ''] = /[^{}]*local\('Arial Bold'\)[^{}]*/.exec(fallbackFaceCss(brands.hc)) ?? []
  expect(arial).toContain('size-adjust:63.7%;ascent-override:141.29%;descent-override:47.1%;line-gap-override:0%')
})

it('uses the file of common characters for those, and the whole file for the rest', () => {
  const css = fontFaceCss(brands.wac, () => ({ whole: '/whole.woff2', common: '/common.woff2' }))
  const [whole = '', common = ''] = css.split('\n')
  expect(whole).toContain("font-family:'Instrument Sans Rest'")
  expect(whole).toContain('url(/whole.woff2)')
  expect(common).toContain('url(/common.woff2)')
  expect(common).toMatch(/unicode-range:U\+20-7E,U\+A0,/)
  for (const code of ['U+B2-B3', 'U+2013-2014', 'U+2018-2019', 'U+2026']) expect(common).toContain(code)
  expect(whole).toMatch(/unicode-range:U\+A1-A8,/)
  // A cubic metre: of a font without a raised three, the whole file would be loaded in vain.
  expect(whole).toContain('U+B1,U+B4-B6,')
})

it('uses the whole file for every latin character before the build has cut one', () => {
  expect(fontFaceCss(brands.wac, () => ({ whole: '/whole.woff2' }))).toContain('unicode-range:U+0000-00FF,U+0131,')
})

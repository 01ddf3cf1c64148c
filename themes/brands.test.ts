import { describe, expect, it } from 'vitest'
import { type Brand, brandKeys, isBrandKey } from './brand.ts'
import { brands } from './brands.ts'

const all = Object.values(brands)
/** The shops of the specification: what it says of them does not bind others. */
const specified = ['wa', 'aol', 'andoo', 'aol-nz', 'hc', 'aoc', 'wac', 'fk'] as const
const eight = specified.map((key) => brands[key])
const keysWith = (test: (brand: Brand) => boolean) => eight.filter(test).map((brand) => brand.key)
const differ = (pick: (brand: Brand) => string) => expect(new Set(all.map(pick)).size).toBe(all.length)

describe('the shops', () => {
  it('are exactly these eight, in this order [S1-1-07]', () => {
    expect(brandKeys).toEqual([...specified])
    expect(brandKeys.every(isBrandKey)).toBe(true)
    expect(isBrandKey('nobody')).toBe(false)
  })

  it('are in the folders of their keys', () => {
    expect(Object.keys(brands)).toEqual(brandKeys)
    expect(all.map((brand) => brand.key)).toEqual(brandKeys)
  })

  it('differ in company name, wording and colours [S1-0-02]', () => {
    differ((brand) => brand.name)
    differ((brand) => brand.legalName)
    differ((brand) => brand.description)
    differ((brand) => brand.supportNumber)
    differ((brand) => brand.wording.homeTitle)
    differ((brand) => brand.wording.homeDescription)
    differ((brand) => brand.tokens.ground + brand.tokens.primary + brand.tokens.header)
    differ((brand) => brand.logo)
    differ((brand) => brand.mark)
  })

  it('carry invented names', () => {
    expect(eight.map((brand) => brand.name)).toEqual([
      'Wattle & Ash',
      'Always On Living',
      'Andoo',
      'Always On Living NZ',
      'Hearth Clearance',
      'Always On Commercial',
      'Wattle & Ash Commercial',
      'Fern Kitchen',
    ])
  })

  it('are in Australia except for one in New Zealand', () => {
    expect(keysWith((brand) => brand.country === 'NZ')).toEqual(['aol-nz'])
    expect(keysWith((brand) => brand.locale === 'en-NZ')).toEqual(['aol-nz'])
    expect(brands['aol-nz'].wording.priceNote).toContain('NZD')
  })

  it('run as the app of their key, except for the two shops that share one app', () => {
    const apps = { wa: 'wa', aol: 'aol', andoo: 'andoo', 'aol-nz': 'aol', hc: 'hc', aoc: 'aoc', wac: 'wac', fk: 'fk' }
    expect(Object.fromEntries(eight.map((brand) => [brand.key, brand.app]))).toEqual(apps)
  })

  it('have support numbers, one of them the stated default [S1-9-20]', () => {
    expect(brands.aol.supportNumber).toBe('1300 000 500')
    for (const brand of eight) expect(brand.supportNumber).toMatch(/^(1300|0800) 000 \d{3}$/)
  })
})

describe('flags', () => {
  it('hide prices before sign-in in exactly one shop', () => {
    expect(keysWith(({ flags }) => flags.loginForPrice)).toEqual(['wac'])
  })

  it('show ribbons in exactly three shops', () => {
    expect(keysWith(({ flags }) => flags.showRibbons)).toEqual(['aol', 'aol-nz', 'hc'])
  })

  it('give two shops a page-builder home', () => {
    expect(keysWith(({ flags }) => flags.pageBuilderHome)).toEqual(['andoo', 'hc'])
  })

  it('give one shop the alternative compare tray', () => {
    expect(keysWith(({ flags }) => flags.compareTray === 'alternative')).toEqual(['aoc'])
  })

  it('hide the reminders menu in two shops', () => {
    expect(keysWith(({ flags }) => !flags.remindersMenu)).toEqual(['andoo', 'hc'])
  })

  it('give the value promise of appliances to two shops and that of furniture to one', () => {
    expect(keysWith(({ flags }) => flags.valuePromise === 'appliance')).toEqual(['wa', 'aol'])
    expect(keysWith(({ flags }) => flags.valuePromise === 'furniture')).toEqual(['andoo'])
  })

  it('open the price match in one shop', () => {
    expect(keysWith(({ flags }) => flags.priceMatchModal)).toEqual(['aol-nz'])
  })

  it('show more suggestions in the furniture and the New Zealand shop', () => {
    expect(keysWith(({ flags }) => flags.manySuggestions)).toEqual(['andoo', 'aol-nz'])
  })

  it('warn on leaving the checkout in the default shop', () => {
    expect(keysWith(({ flags }) => flags.leaveCheckoutWarning)).toEqual(['wa'])
    expect(keysWith(({ flags }) => flags.longDeliveryUnavailableText)).toEqual(['wa'])
  })

  it('require a purchase order number in the trade shops', () => {
    expect(keysWith(({ flags }) => flags.poNumber)).toEqual(['aoc', 'wac'])
    expect(keysWith(({ flags }) => flags.pricesExGst)).toEqual(['aoc', 'wac'])
    expect(keysWith(({ flags }) => flags.listViewFirst)).toEqual(['aoc'])
  })
})

describe('wording', () => {
  it('names the security code differently in one shop', () => {
    for (const { key, wording } of eight)
      expect(wording.cvvHeading).toBe(
        key === 'andoo' ? 'What is Security code?' : 'Where can I find the Card Verification Code?',
      )
  })

  it('has one of three search placeholders [S1-2.10-12]', () => {
    for (const { key, wording } of eight) {
      const isClearance = key === 'hc'
      const lowest = 'Find the best brands at lowest prices'
      expect(wording.searchNav).toBe(isClearance ? lowest : 'What are you looking for?')
      expect(wording.searchStandalone).toBe(isClearance ? lowest : 'Search for a product')
    }
  })

  it('labels the support number in one of two ways', () => {
    expect(keysWith(({ wording }) => wording.supportLine === '24/7 Australia Customer Support')).toEqual(['wa', 'wac'])
    expect(keysWith(({ wording }) => wording.supportLine === '24/7 Customer Support')).toHaveLength(6)
  })

  it('has no empty text, and keeps titles and descriptions within the length of search results', () => {
    for (const { wording } of all) {
      expect(Object.values(wording).filter((words) => words.trim() === '')).toEqual([])
      expect(wording.homeTitle.length).toBeLessThanOrEqual(60)
      expect(wording.homeDescription.length).toBeGreaterThanOrEqual(70)
      expect(wording.homeDescription.length).toBeLessThanOrEqual(160)
    }
  })
})

describe('drawings and manifest data', () => {
  it('take the manifest colours from the tokens', () => {
    for (const { manifest, tokens } of all)
      expect([manifest.themeColor, manifest.backgroundColor]).toEqual([tokens.header, tokens.ground])
  })

  it('have well-formed marks and wordmarks without ids that could conflict on a page', () => {
    for (const { logo, mark, name } of all) {
      expect(logo).toContain(`aria-label="${name.replace('&', '&amp;')}"`)
      expect(mark).toContain('viewBox="0 0 64 64"')
      for (const drawing of [logo, mark]) {
        expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
        expect(drawing).not.toMatch(/\sid=|&(?!amp;)|NaN/)
      }
    }
  })

  it('have a wordmark in the text colour of the bar around it', () => {
    for (const { logo } of all) expect(logo).toContain('currentColor')
  })
})

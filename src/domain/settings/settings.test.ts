import { expect, it } from 'vitest'
import { countryOf } from '#domain/location/country.ts'
import { settingTable } from './setting-table.ts'
import { chatSettings, settingFlag, settingJson, settingList, settingText, supportNumber } from './settings.ts'

const setting = (name: string, value: string) => [{ name, value }]

it('knows these 34 feature settings by their exact names [S1-3-23]', () => {
  const listed =
    'IntercomEnabled IntercomAppId RecaptchaSiteKey RecaptchaV3SiteKey BuyapowaEnabled BuyapowaMarket ' +
    'BuyapowaMarketDomain BuyapowaCampaignSlug CheckoutShowCalendarOnLoad QuickLinks ZipConfig PaypalDisclaimer ' +
    'proformaShippingBrands PriceHistoryEnabled NotifyMeCallbackExtended TipEnabled TipMessaging dealsClubEnabled ' +
    'PriceMatchEnabled CrossSellEnabled IsGooglePayExpressEnabled OTPEnabled referralConfig AreaTenPanEnabled ' +
    'AreaTenHeraEnabled LeaveATipMessage CallUsNowEnabled NewPromotionsEnabled CheckoutExpandedProductSwapEnabled ' +
    'ComparePageEnabled ComparePageHighlightDifferencesEnabled ComparePageHighlightToggleDefault ' +
    'ComparePageReviewSummary ReviewSummariesEnabled'
  expect(Object.keys(settingTable)).toEqual(listed.split(' '))
  expect(Object.keys(settingTable)).toHaveLength(34)
})

it('reads settings by name, letter case included, and ignores unknown ones [S3-3-18]', () => {
  const settings = [
    ...setting('Unheard', 'x'),
    ...setting('IntercomAppId', ' abc '),
    ...setting('pricematchenabled', 'false'),
  ]
  expect(settingText(settings, 'IntercomAppId')).toBe('abc')
  expect(settingText(settings, 'countryCode')).toBeNull()
  expect(settingFlag(settings, 'PriceMatchEnabled', true)).toBe(true)
  expect(countryOf(settingText(setting('countryCode', 'NZ'), 'countryCode'))).toBe('NZ')
})

it('reads flags without regard to case and falls back where none is set', () => {
  expect(settingFlag(setting('CallUsNowEnabled', 'TRUE'), 'CallUsNowEnabled', false)).toBe(true)
  expect(settingFlag(setting('CrossSellEnabled', 'False'), 'CrossSellEnabled', true)).toBe(false)
  expect(settingFlag([], 'ComparePageEnabled', true)).toBe(true)
  expect(settingFlag(setting('CallUsNowEnabled', 'yes'), 'CallUsNowEnabled', false)).toBe(false)
})

it('reads JSON, and treats invalid JSON as not set', () => {
  expect(settingJson(setting('QuickLinks', '[{"title":"A"}]'), 'QuickLinks')).toEqual([{ title: 'A' }])
  expect(settingJson(setting('QuickLinks', '{broken'), 'QuickLinks')).toBeNull()
})

it('splits the proforma brands at commas without their spaces [S3-3-19]', () => {
  const name = 'proformaShippingBrands'
  expect(settingList(setting(name, 'Miele, AEG ,Smeg'), name)).toEqual(['Miele', 'AEG', 'Smeg'])
  expect(settingList(setting(name, ''), name)).toEqual([])
  expect(settingList(setting(name, ' , '), name)).toEqual([])
  expect(settingList([], name)).toEqual([])
})

it('starts chat with the default id when settings are missing, and not when it is disabled [S3-3-20]', () => {
  expect(chatSettings([], 'default-id')).toEqual({ isEnabled: true, appId: 'default-id' })
  expect(chatSettings(setting('IntercomEnabled', 'false'), 'default-id').isEnabled).toBe(false)
  expect(chatSettings(setting('IntercomAppId', 'own-id'), 'default-id').appId).toBe('own-id')
})

it('prefers the support number of the server to environment and shop [S1-3-22, S1-9-20]', () => {
  expect(supportNumber(setting('customerSupportNumber', '1300 111 222'), ['1300 333 444'])).toBe('1300 111 222')
  expect(supportNumber([], [undefined, '1300 000 500'])).toBe('1300 000 500')
  expect(supportNumber([], [])).toBe('')
})

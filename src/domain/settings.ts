import type { Setting } from '#contract/settings.ts'

/** Settings that switch or fill a feature, spelled as the server sends them. */
export const featureSettings = [
  'IntercomEnabled',
  'IntercomAppId',
  'RecaptchaSiteKey',
  'RecaptchaV3SiteKey',
  'BuyapowaEnabled',
  'BuyapowaMarket',
  'BuyapowaMarketDomain',
  'BuyapowaCampaignSlug',
  'CheckoutShowCalendarOnLoad',
  'QuickLinks',
  'ZipConfig',
  'PaypalDisclaimer',
  'proformaShippingBrands',
  'PriceHistoryEnabled',
  'NotifyMeCallbackExtended',
  'TipEnabled',
  'TipMessaging',
  'dealsClubEnabled',
  'PriceMatchEnabled',
  'CrossSellEnabled',
  'IsGooglePayExpressEnabled',
  'OTPEnabled',
  'referralConfig',
  'AreaTenPanEnabled',
  'AreaTenHeraEnabled',
  'LeaveATipMessage',
  'CallUsNowEnabled',
  'NewPromotionsEnabled',
  'CheckoutExpandedProductSwapEnabled',
  'ComparePageEnabled',
  'ComparePageHighlightDifferencesEnabled',
  'ComparePageHighlightToggleDefault',
  'ComparePageReviewSummary',
  'ReviewSummariesEnabled',
] as const

export type SettingName = (typeof featureSettings)[number] | 'countryCode' | 'customerSupportNumber' | 'VariantTests'

export type Settings = readonly Setting[]

/** A setting's text; null when it is not set or empty. */
export function settingText(settings: Settings, name: SettingName): string | null {
  const text = settings.find((setting) => setting.name === name)?.value.trim()
  return text ? text : null
}

/** true or false in any case; whatever else stands there counts as not set. */
export function settingFlag(settings: Settings, name: SettingName, fallback: boolean): boolean {
  const text = settingText(settings, name)?.toLowerCase()
  return text === 'true' || (text !== 'false' && fallback)
}

export function settingNumber(settings: Settings, name: SettingName): number | null {
  const text = settingText(settings, name)
  const number = Number(text)
  return text !== null && Number.isFinite(number) ? number : null
}

/** A setting written as JSON; broken JSON counts as not set. */
export function settingJson(settings: Settings, name: SettingName): unknown {
  try {
    return JSON.parse(settingText(settings, name) ?? 'null')
  } catch {
    return null
  }
}

/** A comma list without the spaces around its words and without empty ones. */
export function settingList(settings: Settings, name: SettingName): readonly string[] {
  const words = (settingText(settings, name) ?? '').split(',').map((word) => word.trim())
  return words.filter((word) => word !== '')
}

/** Chat is on with the default id unless a setting says otherwise, and when the settings could not be loaded. */
export function chatSettings(settings: Settings, defaultAppId: string) {
  return {
    isEnabled: settingFlag(settings, 'IntercomEnabled', true),
    appId: settingText(settings, 'IntercomAppId') ?? defaultAppId,
  }
}

/** The number to call: the server's, else the environment's, else the shop's own. */
export function supportNumber(settings: Settings, fallbacks: readonly (string | null | undefined)[]): string {
  const numbers = [settingText(settings, 'customerSupportNumber'), ...fallbacks]
  return numbers.find((number) => number?.trim()) ?? ''
}

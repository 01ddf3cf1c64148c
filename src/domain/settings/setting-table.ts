type Row =
  | { readonly kind: 'flag'; readonly fallback: boolean; readonly readBy: string | null }
  | { readonly kind: 'text' | 'list' | 'json'; readonly readBy: string | null }

/**
 * Every feature setting by the name the server sends: its kind, its default, and the module that reads it.
 * Null: no module does; docs/decisions/0033-settings.md says why.
 *
 * The browser uses only its types: a caller of `settingFlag` cannot pass another fallback than the one here.
 */
export const settingTable = {
  IntercomEnabled: { kind: 'flag', fallback: true, readBy: 'src/domain/settings/settings.ts' },
  IntercomAppId: { kind: 'text', readBy: 'src/domain/settings/settings.ts' },
  RecaptchaSiteKey: { kind: 'text', readBy: null },
  RecaptchaV3SiteKey: { kind: 'text', readBy: null },
  BuyapowaEnabled: { kind: 'flag', fallback: false, readBy: 'src/pages/account/referral.tsx' },
  BuyapowaMarket: { kind: 'text', readBy: 'src/pages/account/referral.tsx' },
  BuyapowaMarketDomain: { kind: 'text', readBy: 'src/pages/account/referral.tsx' },
  BuyapowaCampaignSlug: { kind: 'text', readBy: 'src/pages/account/referral.tsx' },
  CheckoutShowCalendarOnLoad: { kind: 'flag', fallback: false, readBy: 'src/pages/order/checkout.tsx' },
  QuickLinks: { kind: 'json', readBy: 'src/pages/account/quick-links.tsx' },
  ZipConfig: { kind: 'json', readBy: 'src/domain/payment/zip-limits.ts' },
  PaypalDisclaimer: { kind: 'text', readBy: 'src/domain/payment/payment-methods.ts' },
  proformaShippingBrands: { kind: 'list', readBy: 'src/pages/order/checkout.tsx' },
  PriceHistoryEnabled: { kind: 'flag', fallback: false, readBy: 'src/pages/shop/product.tsx' },
  NotifyMeCallbackExtended: { kind: 'flag', fallback: false, readBy: null },
  TipEnabled: { kind: 'flag', fallback: false, readBy: null },
  TipMessaging: { kind: 'json', readBy: null },
  dealsClubEnabled: { kind: 'flag', fallback: false, readBy: null },
  PriceMatchEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/product.tsx' },
  CrossSellEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/product.tsx' },
  IsGooglePayExpressEnabled: { kind: 'flag', fallback: false, readBy: null },
  OTPEnabled: { kind: 'flag', fallback: false, readBy: null },
  referralConfig: { kind: 'json', readBy: 'src/pages/account/referral.tsx' },
  AreaTenPanEnabled: { kind: 'flag', fallback: false, readBy: null },
  AreaTenHeraEnabled: { kind: 'flag', fallback: false, readBy: null },
  LeaveATipMessage: { kind: 'text', readBy: null },
  CallUsNowEnabled: { kind: 'flag', fallback: false, readBy: 'src/pages/shop/product.tsx' },
  NewPromotionsEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/product.tsx' },
  CheckoutExpandedProductSwapEnabled: { kind: 'flag', fallback: false, readBy: null },
  ComparePageEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/compare.tsx' },
  ComparePageHighlightDifferencesEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/compare.tsx' },
  ComparePageHighlightToggleDefault: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/compare.tsx' },
  ComparePageReviewSummary: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/compare.tsx' },
  ReviewSummariesEnabled: { kind: 'flag', fallback: true, readBy: 'src/pages/shop/product.tsx' },
} as const satisfies Record<string, Row>

type Table = typeof settingTable
export type FeatureSetting = keyof Table

type SettingsOfKind<Kind extends Row['kind']> = {
  [Name in FeatureSetting]: Table[Name] extends { kind: Kind } ? Name : never
}[FeatureSetting]

export type FlagSetting = SettingsOfKind<'flag'>
export type JsonSetting = SettingsOfKind<'json'>
export type Fallback<Name extends FlagSetting> = Table[Name]['fallback']

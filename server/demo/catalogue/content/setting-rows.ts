import type { settings } from '../../../database/schema/catalogue.ts'
import { type Shop, shops } from '../shops.ts'

export type SettingRow = typeof settings.$inferInsert

/** The settings of a shop, as text: what its own data does not state. Unused ones are off, not missing. */
const valuesOf = ({ name, country, supportNumber, businessNumber, settings }: Shop): Record<string, string> => ({
  countryCode: country,
  customerSupportNumber: supportNumber,
  businessNumber,
  PriceHistoryEnabled: 'true',
  PriceMatchEnabled: 'true',
  ComparePageEnabled: 'true',
  ComparePageHighlightDifferencesEnabled: 'true',
  ComparePageHighlightToggleDefault: 'true',
  ComparePageReviewSummary: 'true',
  ReviewSummariesEnabled: 'true',
  CrossSellEnabled: 'true',
  CheckoutShowCalendarOnLoad: 'true',
  CheckoutExpandedProductSwapEnabled: 'false',
  proformaShippingBrands: 'Miele, Solvane',
  NewPromotionsEnabled: 'true',
  NotifyMeCallbackExtended: 'true',
  CallUsNowEnabled: 'false',
  IntercomEnabled: 'false',
  TipEnabled: 'false',
  LeaveATipMessage: 'Thank the crew that carried it in',
  TipMessaging: JSON.stringify({ heading: 'A tip for the delivery crew', amounts: [5, 10, 20] }),
  dealsClubEnabled: 'false',
  BuyapowaEnabled: 'false',
  IsGooglePayExpressEnabled: 'false',
  OTPEnabled: 'false',
  AreaTenPanEnabled: 'false',
  AreaTenHeraEnabled: 'false',
  QuickLinks: JSON.stringify([
    { title: 'Track an order', uri: '/account/orders' },
    { title: 'Delivery', uri: '/article/delivery' },
    { title: 'Returns', uri: '/article/returns' },
  ]),
  ZipConfig: JSON.stringify({ minimum: 1, maximum: country === 'NZ' ? 2000 : 5000 }),
  PaypalDisclaimer: `PayPal opens in this window and brings you back to ${name}.`,
  referralConfig: JSON.stringify({ enabled: false }),
  ...settings,
})

export const buildSettings = (): SettingRow[] =>
  shops.flatMap((shop) => Object.entries(valuesOf(shop)).map(([name, value]) => ({ brand: shop.key, name, value })))

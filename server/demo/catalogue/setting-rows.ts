import type { settings } from '../../database/schema/catalogue.ts'
import { type Shop, shops } from './shops.ts'

export type SettingRow = typeof settings.$inferInsert

/** The settings of a shop, as text. What a shop does not use is off, not missing. */
const valuesOf = ({ key, name, country, supportNumber }: Shop): Record<string, string> => ({
  countryCode: country,
  customerSupportNumber: supportNumber,
  PriceHistoryEnabled: 'true',
  PriceMatchEnabled: String(key !== 'wac' && key !== 'aoc'),
  ComparePageEnabled: 'true',
  ComparePageHighlightDifferencesEnabled: 'true',
  ComparePageHighlightToggleDefault: String(key !== 'wac'),
  ComparePageReviewSummary: 'true',
  ReviewSummariesEnabled: 'true',
  CrossSellEnabled: 'true',
  CheckoutShowCalendarOnLoad: String(key !== 'hc'),
  CheckoutExpandedProductSwapEnabled: 'false',
  proformaShippingBrands: key === 'andoo' ? 'Tove & Oak' : 'Miele, Solvane',
  NewPromotionsEnabled: 'true',
  NotifyMeCallbackExtended: 'true',
  CallUsNowEnabled: String(key === 'wa' || key === 'wac'),
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
})

export const buildSettings = (): SettingRow[] =>
  shops.flatMap((shop) => Object.entries(valuesOf(shop)).map(([name, value]) => ({ brand: shop.key, name, value })))

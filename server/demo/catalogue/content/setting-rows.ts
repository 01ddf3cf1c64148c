import type { settings } from '../../../database/schema/catalogue.ts'
import { type Shop, shops } from '../shops.ts'

export type SettingRow = typeof settings.$inferInsert

/** ABN or GST number with valid check digits, not assigned to any company. */
const businessNumbers: Record<Shop['key'], string> = {
  wa: '20 000 000 190',
  aol: '24 000 000 500',
  andoo: '64 000 000 620',
  'aol-nz': '199-999-516',
  hc: '53 000 000 770',
  aoc: '11 000 000 560',
  wac: '14 000 000 195',
  fk: '81 000 000 480',
}

/** The settings of a shop, as text. Unused ones are off, not missing. */
const valuesOf = ({ key, name, country, supportNumber }: Shop): Record<string, string> => ({
  countryCode: country,
  customerSupportNumber: supportNumber,
  businessNumber: businessNumbers[key],
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

import type { FeatureSetting } from './setting-table.ts'

type Words = { title: string; about: string }

/** The name of each setting and what it does, for those who set it. */
export const settingWords: Readonly<Record<FeatureSetting, Words>> = {
  IntercomEnabled: { title: 'Chat', about: 'Shows the chat.' },
  IntercomAppId: { title: 'Chat: id of your account', about: 'The id of your account at the provider of the chat.' },
  RecaptchaSiteKey: { title: 'Robot check: key', about: 'A key of a check against robots.' },
  RecaptchaV3SiteKey: { title: 'Robot check: key of version 3', about: 'A key of a check against robots, version 3.' },
  BuyapowaEnabled: { title: 'Refer a friend', about: 'Shows “Refer a friend” on the overview of the account.' },
  BuyapowaMarket: { title: 'Refer a friend: market', about: 'The market of your referral programme.' },
  BuyapowaMarketDomain: { title: 'Refer a friend: host', about: 'The host of your referral programme.' },
  BuyapowaCampaignSlug: { title: 'Refer a friend: campaign', about: 'The campaign of your referral programme.' },
  CheckoutShowCalendarOnLoad: {
    title: 'Delivery calendar open at once',
    about: 'Opens the calendar of delivery days in the checkout at once.',
  },
  QuickLinks: {
    title: 'Links of the account',
    about: 'Links on the overview of the account: [{"title": "Delivery", "uri": "/article/delivery"}].',
  },
  ZipConfig: {
    title: 'Limits of Zip',
    about: 'The smallest and the largest order, in dollars, that can be paid by Zip: {"minimum": 1, "maximum": 5000}.',
  },
  PaypalDisclaimer: { title: 'Text beside PayPal', about: 'The text beside PayPal in the checkout.' },
  proformaShippingBrands: {
    title: 'Manufacturers with quoted delivery',
    about: 'Manufacturers whose delivery is quoted instead of counted, separated by commas.',
  },
  PriceHistoryEnabled: { title: 'Price history', about: 'Shows what a product has cost over the last twelve months.' },
  NotifyMeCallbackExtended: {
    title: 'Message when back in stock',
    about: 'Lets shoppers hear when a product is back.',
  },
  TipEnabled: { title: 'Tip for the delivery crew', about: 'Offers a tip for the delivery crew.' },
  TipMessaging: { title: 'Tip: words and amounts', about: 'The words and amounts of the tip.' },
  dealsClubEnabled: { title: 'Deals club', about: 'Opens the deals club.' },
  PriceMatchEnabled: { title: 'Price promise', about: 'Shows the price promise on product pages.' },
  CrossSellEnabled: { title: 'Products that go together', about: 'Shows products that go with a product.' },
  IsGooglePayExpressEnabled: { title: 'Google Pay', about: 'Offers Google Pay.' },
  OTPEnabled: { title: 'Sign-in with a code', about: 'Lets shoppers sign in with a code.' },
  referralConfig: { title: 'Refer a friend: further options', about: 'Further options of your referral programme.' },
  AreaTenPanEnabled: { title: 'Own system: Pan', about: 'A system of your own.' },
  AreaTenHeraEnabled: { title: 'Own system: Hera', about: 'A system of your own.' },
  LeaveATipMessage: { title: 'Tip: invitation', about: 'The invitation to leave a tip.' },
  CallUsNowEnabled: { title: 'Call us now', about: 'Shows “Call us now” below the button to buy.' },
  NewPromotionsEnabled: { title: 'Promotion on product pages', about: 'Shows the promotion of a product on its page.' },
  CheckoutExpandedProductSwapEnabled: {
    title: 'Swaps in the checkout',
    about: 'Lets shoppers swap products in the checkout.',
  },
  ComparePageEnabled: { title: 'Page that compares products', about: 'Opens the page that compares products.' },
  ComparePageHighlightDifferencesEnabled: {
    title: 'Compare: mark differences',
    about: 'Offers to mark differences between compared products.',
  },
  ComparePageHighlightToggleDefault: {
    title: 'Compare: differences marked at once',
    about: 'Marks differences between compared products at once.',
  },
  ComparePageReviewSummary: { title: 'Compare: stars', about: 'Shows stars on the page that compares products.' },
  ReviewSummariesEnabled: {
    title: 'Stars on product pages',
    about: 'Shows stars and the number of reviews on product pages.',
  },
}

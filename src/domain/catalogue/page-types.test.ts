import { expect, it } from 'vitest'
import { pageTypes } from './page-types.ts'

it('has exactly the 34 page types, in their spelling [S1-2.1-35, S3-2-28]', () => {
  const listed =
    'generic, homepage, categoryPage, brandPage, promoPage, filter, search, topic, sale, promotions, accounts, ' +
    'shoppingCart, orderConfirmation, OrderSummary, productComparison, checkout, product, rescheduleDelivery, ' +
    'afterpay, zipPay, vouchers, cartBuilder, klarna, humm, referAFriend, contactUs, resetPassword, siteMap, ' +
    'static, blog, project, performanceDashboard, pages, virtualTour'
  expect(pageTypes).toEqual(listed.split(', '))
  expect(new Set(pageTypes).size).toBe(34)
})

import { expect, it } from 'vitest'
import { goToProvider, isPaymentAddress } from './redirect.ts'

const page = { origin: 'https://shop.example', href: 'https://shop.example/customer/checkout' }

it('allows the providers over https, and the sandbox of this shop', () => {
  for (const address of [
    'https://checkout.zip.co/a?b=1',
    'https://www.paypal.com/checkoutnow?token=1',
    'https://checkoutshopper-live.adyen.com/checkoutshopper/threeDS/redirect?MD=1',
    'https://portal.afterpay.com/au/checkout/?token=1',
    '/sandbox/zip/checkout?token=1',
    'https://shop.example/sandbox/paypal/checkout?token=1',
  ])
    expect(isPaymentAddress(address, page)).toBe(true)
})

it('rejects every other address', () => {
  for (const address of [
    'http://checkout.zip.co/',
    'https://zip.co.evil.example/',
    'https://evilzip.co/',
    'https://adyen.com.evil.example/',
    'https://paypal.com@evil.example/',
    'https://user@www.paypal.com/',
    '//evil.example/sandbox/',
    '/customer/checkout',
    '/sandbox/../account',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://[broken',
    '',
  ])
    expect(isPaymentAddress(address, page)).toBe(false)
  const location = { ...page, assign: () => expect.unreachable() } as unknown as Location // the three parts it uses
  expect(() => goToProvider('https://evil.example/', location)).toThrow('not a known one')
})

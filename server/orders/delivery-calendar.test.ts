import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressIn, buyer } from '../../tests/buyer.ts'
import { testCatalogue } from '../../tests/buying.ts'
import { testPlaces } from '../../tests/places.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  const stock = await testCatalogue(shop)
  await stock.addProduct({ sku: 'KETTLE', priceCents: 100_00, stock: 100 })
})
afterAll(() => shop.close())

async function placed(address = '1 Boxhill Rd') {
  const shopper = buyer(shop)
  const { cartId } = await shopper.add('KETTLE', 2)
  await shopper.buy({ deliveryAddress: { ...addressIn(testPlaces.sydney), address } })
  return shopper.api.checkout.confirmation({ query: { id: cartId } })
}
const read = (url = '') => shop.inject({ method: 'GET', url })

it('is an all-day event on the delivery day, with place and products', async () => {
  const { calendarUrl, orderNumber } = await placed()
  const { statusCode, headers, body } = await read(calendarUrl)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="delivery-${orderNumber}.ics"`,
    'cache-control': 'private, no-store',
  })
  const rows = body.split('\r\n')
  expect(rows.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(rows).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261123',
      'DTEND;VALUE=DATE:20261124',
      'SUMMARY:Delivery from Wattle & Ash',
      expect.stringMatching(/^LOCATION:1 Boxhill Rd\\, /),
      expect.stringContaining(`DESCRIPTION:Order ${orderNumber}\\n2 x Testa KETTLE`),
    ]),
  )
})

it('breaks lines at 75 bytes, never within a character, and escapes what a shopper typed', async () => {
  const address = `Whare Āwhina; Level 3, ${'ū'.repeat(25)}`
  const { body } = await read((await placed(address)).calendarUrl)
  for (const row of body.split('\r\n')) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75)
  expect(body.replaceAll('\r\n ', '')).toContain(`LOCATION:Whare Āwhina\\; Level 3\\, ${'ū'.repeat(25)}`)
})

it('opens with the key of its own file only', async () => {
  const { calendarUrl = '', invoiceUrl } = await placed()
  const otherKey = new URLSearchParams(invoiceUrl.split('?')[1]).get('key') ?? ''
  const [path, search] = calendarUrl.split('?')
  const query = new URLSearchParams(search)
  query.set('key', otherKey)
  expect((await read(`${path}?${query}`)).statusCode).toBe(404)
  expect((await read(path)).statusCode).toBe(404)
})

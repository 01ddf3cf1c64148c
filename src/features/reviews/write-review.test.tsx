// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signInKeys } from '#lib/account/signed-in.ts'
import { buyer } from '../../../tests/buyer.ts'
import { testCatalogue } from '../../../tests/buying.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'
import { WriteReview } from './write-review.tsx'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
  await (await testCatalogue(shop)).addProduct({ sku: 'KETTLE' })
})
afterAll(() => shop.close())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('confirms a review that is sent again because its response was lost', async () => {
  const ada = await shop.signedIn('ada@hearth.example')
  const shopper = buyer(shop, ada)
  await shopper.add('KETTLE')
  await shopper.buy()
  for (const key of signInKeys) localStorage.setItem(key, 'true')
  const element = <WriteReview sku="KETTLE" onClose={() => {}} />
  const { user } = await renderApp(ada, { path: '/review', pages: [{ path: '/review', element }] })
  await user.click(await screen.findByRole('radio', { name: '4 stars' }))
  const text = 'It boils quickly, and it is quiet.'
  await user.type(screen.getByLabelText('Title'), 'Quick')
  await user.type(screen.getByLabelText('Your review'), text)
  const review = { stars: '4' as const, title: 'Quick', text, author: 'Ada', suburb: 'Sydney' }
  await ada.reviewing.write({ params: { sku: 'KETTLE' }, body: review })
  await user.click(screen.getByRole('button', { name: 'Send review' }))
  expect((await screen.findByText(/^Thank you\. We read every review/)).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('alert')).toBeNull()
})

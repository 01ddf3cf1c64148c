// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const page = window as { dataLayer?: { event: string }[] }
beforeEach(() => delete page.dataLayer)
const views = () => (page.dataLayer ?? []).filter(({ event }) => event === 'pageview')

it('tracks each page once, with its type, and no changed filter of a list [S3-2-32]', async () => {
  const { router } = await renderApp(shop.api, { path: '/brands' })
  await waitFor(() => expect(views()).toEqual([{ event: 'pageview', pageType: 'brandPage', path: '/brands' }]))
  await router.navigate('/brands?page=2')
  await router.navigate('/stores')
  await screen.findByRole('heading', { level: 1, name: 'Stores' })
  expect(views().slice(1)).toEqual([{ event: 'pageview', pageType: 'generic', path: '/stores' }])
})

it('tracks no page whose route opts out [S3-2-32]', async () => {
  const plain = { path: '/plain', handle: { pageType: 'generic' }, element: <h1>Plain</h1> }
  const silent = {
    path: '/silent',
    handle: { pageType: 'generic', autoTrackingEnabled: false },
    element: <h1>Silent</h1>,
  }
  const { router } = await renderApp(shop.api, { path: '/silent', pages: [plain, silent] })
  await screen.findByRole('heading', { name: 'Silent' })
  expect(views()).toEqual([])
  await router.navigate('/plain')
  await waitFor(() => expect(views()).toHaveLength(1))
  await router.navigate('/silent')
  await screen.findByRole('heading', { name: 'Silent' })
  expect(views()).toHaveLength(1)
})

it('tracks no confirmation tokens or order numbers of an address', async () => {
  const route = (path: string) => ({ path, handle: { pageType: 'generic' }, element: <h1>{path}</h1> })
  const pages = ['/account/confirmemail/:token', '/account/orders/:id', '/account/orders'].map(route)
  const { router } = await renderApp(shop.api, { path: '/account/confirmemail/s3cret', pages })
  await router.navigate('/account/orders/W-1001')
  await waitFor(() => expect(views()).toHaveLength(2))
  await router.navigate('/account/orders')
  await waitFor(() => expect(views()).toHaveLength(3))
  expect(JSON.stringify(views())).not.toMatch(/s3cret|1001/)
})

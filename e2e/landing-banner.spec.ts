import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const masthead = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('renders the masthead with breadcrumb, heading, text, background, class and buttons; a page without one has none [S1-2.2-02, S1-2.2-01]', async ({
  page,
  shop,
}) => {
  await shop('wa', '/article/legendary-service')
  const banner = masthead(page, 'Service that stays until it runs')
  await expect(banner).toHaveClass(/lg-masthead/)
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Service that stays until it runs')
  await expect(banner).toContainText('What Wattle & Ash does after you have paid')
  await expect(banner.locator('img')).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Talk to us' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/')
  const [under, bottom] = [await crumbs.boundingBox(), await banner.boundingBox()]
  expect(under?.y).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0) - 1)
  await shop('wa', '/article/returns')
  await expect(page.locator('.lg-masthead, .no-masthead')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/.+/)
  for (const part of [
    page.getByRole('region', { name: 'Announcement' }),
    page.getByRole('main'),
    page.getByRole('contentinfo'),
  ])
    await expect(part).toHaveCount(1)
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
})

test('renders a masthead on an image or a video, with subtitles and buttons [S1-2.2-08]', async ({
  page,
  shop,
  stub,
}) => {
  await shop('wa', '/sale')
  const onPicture = masthead(page, 'The quiet sale')
  await expect(onPicture.locator('img')).toBeVisible()
  await expect(onPicture.getByRole('listitem')).toHaveText([
    'The saving is against the recommended price',
    'Twelve months of prices on every product',
  ])
  await expect(onPicture.getByRole('button')).toHaveText(['Narrow it down', 'Search instead'])
  await stub.changes<object>('/api/Static/terms', (content) => ({
    ...content,
    banner: {
      heading: 'A film',
      text: 'About us',
      subTitles: ['Three minutes'],
      class: 'blog-masthead',
      picture: null,
      video: '/signs/film.webm',
      buttons: [{ type: 'link', text: 'See it in a store', url: '/stores' }],
    },
  }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  const onFilm = masthead(page, 'A film')
  await expect(onFilm).toHaveClass(/blog-masthead/)
  await expect(onFilm.locator('video')).toHaveAttribute('src', '/signs/film.webm')
  await expect(onFilm.getByRole('heading', { level: 1, name: 'A film' })).toBeVisible()
  await expect(onFilm.getByText('About us')).toBeVisible()
  await expect(onFilm.getByText('Three minutes')).toBeVisible()
  await expect(onFilm.getByRole('link', { name: 'See it in a store' })).toBeVisible()
})

test('shows the heading Loading... until the text of the page is loaded [S1-2.2-09]', async ({ page, shop }) => {
  let arrive = () => {}
  const released = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/Static/sale', async (route) => {
    await released
    await route.abort()
  })
  await shop('wa', '/brands')
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Loading...')
  arrive()
  await expect(heading).toHaveText('The quiet sale')
})

test('navigates within the shop for an internal link, and leaves it for an external one [S1-2.2-10]', async ({
  page,
  shop,
}) => {
  await page.route('https://www.accc.gov.au/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  await shop('wa', '/article/legendary-service')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Talk to us' }).click()
  await expect(page).toHaveURL(/\/s\/contact$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await page.getByRole('link', { name: 'Your rights by law' }).click()
  await expect(page).toHaveURL('https://www.accc.gov.au/consumers')
})

test('scrolls to the filters, or opens their panel on phones [S1-2.2-11]', async ({ page, shop }) => {
  await shop('wa', '/sale')
  const refine = page.getByRole('button', { name: 'Narrow it down' })
  const panel = page.getByRole('complementary', { name: 'Refine' })
  await refine.click()
  await expect.poll(async () => Math.round((await panel.boundingBox())?.y ?? 0)).toBeLessThan(90)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 800 })
  await refine.click()
  await expect(page.getByRole('dialog', { name: 'Refine' })).toBeVisible()
})

test('switches the navigation to its search view [S1-2.2-12]', async ({ page, shop }) => {
  await shop('wa', '/sale')
  const search = page.getByRole('button', { name: 'Search instead' })
  await search.click()
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused()
  await page.setViewportSize({ width: 375, height: 800 })
  await search.click()
  await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'What are you looking for?' }).last()).toBeFocused()
})

import { debounceMs } from '../src/lib/debounce.ts'
import { originOf } from './brands.ts'
import { expect, test } from './fixtures.ts'

// As for a shopper who only looks at first: the app starts by itself.
test.use({ isInUse: false })

const suggestionsPath = '/api/v3/search'
const addressPath = '/api/v2/sitesearch/search-url'
const terms = (all: readonly { search: URLSearchParams }[]) => all.map(({ search }) => search.get('searchTerm'))

test('shows the results of a term at its own address [S1-2.1-19]', async ({ page, shop }) => {
  await shop('wa', '/search/oven')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “oven”' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('article').first()).toContainText(/oven/i)
})

test('redirects a search without a term to the products [S1-2.1-21]', async ({ page, shop }) => {
  await shop('wa', '/search')
  await expect(page).toHaveURL(/\/products$/)
})

test('suggests images and titles with highlighted words, and all products [S1-2.10-13, S1-2.10-14, S1-1-09, S3-7-01]', async ({
  page,
  shop,
  calls,
}) => {
  await shop('wa')
  await page.getByRole('combobox').first().fill('oven')
  const product = page.getByRole('option').filter({ hasText: '$' }).first()
  await expect(product.locator('img')).toBeVisible()
  await expect(product.locator('mark, b, strong').filter({ hasText: /oven/i }).first()).toBeVisible()
  const all = page.getByRole('option', { name: 'View all products' })
  await expect(all).toHaveAttribute('href', '/search/oven')
  await all.click()
  await expect(page).toHaveURL(/\/search\/oven$/)
  const requests = calls.of('GET', '/api/v2/product/search-url')
  expect(requests.map(({ search }) => search.toString())).toEqual(['SearchTerm=oven'])
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

for (const [brand, width, limit] of [
  ['wa', 1280, 8],
  ['andoo', 1280, 10],
  ['wa', 375, 4],
] as const)
  test(`${brand} requests the ${limit} suggestions it shows at ${width} px [S3-7-03]${brand === 'andoo' ? ' @long' : ''}`, async ({
    page,
    shop,
    calls,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await shop(brand)
    await page
      .getByRole('combobox')
      .first()
      .fill(brand === 'wa' ? 'oven' : 'sofa')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    const suggestions = options.filter({ hasNotText: 'View all products' })
    await expect(suggestions).toHaveCount(limit)
    const [call] = calls.of('GET', suggestionsPath)
    expect(call?.search.get('limit')).toBe(String(limit))
    expect(call?.search.get('isAutoCorrectEnabled')).toBe('true')
    expect(call?.search.get('searchTerm')).toBe(brand === 'wa' ? 'oven' : 'sofa')
  })

test('links to all products for a term without results', async ({ page, shop }) => {
  await shop('wa')
  await page.getByRole('combobox').first().fill('qqzzxx')
  await expect(page.getByText(/^Nothing found for “qqzzxx”/)).toBeVisible()
  await expect(page.getByRole('option', { name: 'View all products' })).toHaveCount(0)
  await page.getByRole('option', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('closes the suggestions on Escape, and on a phone the whole search view [S1-2.10-15]', async ({ page, shop }) => {
  await shop('wa')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await page.getByRole('combobox').first().fill('oven')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const field = page.getByRole('combobox')
  for (const leave of [() => page.keyboard.press('Escape'), () => field.blur()]) {
    await field.fill('')
    await field.fill('oven')
    await expect(list).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close search' })).toBeVisible()
    await leave()
    await expect(list).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Close search' })).toHaveCount(0)
  }
})

test('requests once, 500 ms after the last key, for two characters or more [S1-4-38, S1-4-39, S1-5-09]', async ({
  page,
  shop,
  calls,
}) => {
  await page.clock.install()
  await shop('wa')
  const field = page.getByRole('combobox').first()
  await field.focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.type('ov')
  await page.clock.runFor(450)
  await page.keyboard.type('e')
  await page.clock.runFor(450)
  expect(calls.of('GET', suggestionsPath)).toEqual([])
  await page.clock.runFor(60)
  // Rendering the list uses timers of its own.
  await page.clock.resume()
  await expect.poll(() => terms(calls.of('GET', suggestionsPath))).toEqual(['ove'])
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await field.fill('o')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.clock.runFor(2000)
  expect(terms(calls.of('GET', suggestionsPath))).toEqual(['ove'])
  expect(debounceMs.search).toBe(300)
})

test('requests suggestions from two characters on [S1-4-38]', async ({ page, shop, calls }) => {
  await shop('wa')
  await page.getByRole('combobox').first().fill('ov')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  expect(terms(calls.of('GET', suggestionsPath))).toEqual(['ov'])
})

test('clears the suggestions 200 ms after the field loses focus [S1-5-10]', async ({ page, shop }) => {
  await page.clock.install()
  await shop('wa')
  const field = page.getByRole('combobox').first()
  await field.fill('oven')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.blur()
  await page.clock.runFor(100)
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.clock.runFor(110)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

for (const way of ['Enter', 'button'] as const)
  test(`sends the trimmed term by ${way} and opens the address of the response [S1-4-40, S3-1-01]`, async ({
    page,
    shop,
    calls,
  }) => {
    await shop('wa')
    const field = page.getByRole('combobox').first()
    await field.fill('  oven ')
    if (way === 'Enter') await field.press('Enter')
    else await page.getByRole('search').getByRole('button', { name: 'Search' }).first().click()
    await expect(page).toHaveURL(/\/search\/oven$/)
    await expect(page.getByRole('heading', { level: 1, name: /oven/ })).toBeVisible()
    expect(calls.of('GET', addressPath).map(({ search }) => search.get('searchterms'))).toEqual(['oven'])
    await expect(field).toHaveValue('')
  })

test('navigates to the address of the response [S1-4-40]', async ({ page, shop, stub }) => {
  await stub.answers(`${addressPath}?*`, { url: '/brands/norrvik' })
  await shop('wa')
  await page.getByRole('combobox').first().fill('norrvik')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/brands\/norrvik$/)
})

test('ignores blank terms and single characters [S1-4-41, S3-4-35]', async ({ page, shop, calls }) => {
  await shop('wa')
  const field = page.getByRole('combobox').first()
  for (const text of ['', '   ', 'o']) {
    await field.fill(text)
    await field.press('Enter')
  }
  await field.fill('ov')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\/ov$/)
  expect(calls.of('GET', addressPath).map(({ search }) => search.get('searchterms'))).toEqual(['ov'])
})

test('requests the address on Enter, and no more suggestions [S1-4-42]', async ({ page, shop, calls, stub }) => {
  await page.clock.install()
  await shop('wa')
  const field = page.getByRole('combobox').first()
  await field.fill('oven')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await stub.answers(`${addressPath}?*`, { url: '' })
  calls.forget()
  await field.press('Enter')
  await expect.poll(() => calls.of('GET', addressPath).length).toBe(1)
  await page.clock.runFor(1500)
  expect(calls.of('GET', suggestionsPath)).toEqual([])
})

test('limits the term to a hundred characters [S1-5-08]', async ({ page, shop }) => {
  await shop('wa')
  const field = page.getByRole('combobox').first()
  await expect(field).toHaveAttribute('maxlength', '100')
  await field.fill('a'.repeat(99))
  await field.press('End')
  await page.keyboard.type('bc')
  await expect(field).toHaveValue(`${'a'.repeat(99)}b`)
})

test('only ends the loading state after a failed request [S1-8-16]', async ({ page, shop, stub, calls }) => {
  await stub.answers(`${suggestionsPath}?*`, { code: 'internal', message: 'broken' }, 500)
  await stub.answers(`${addressPath}?*`, { code: 'internal', message: 'broken' }, 500)
  await shop('wa')
  const field = page.getByRole('combobox').first()
  await field.fill('oven')
  await expect.poll(() => calls.of('GET', suggestionsPath).length).toBe(1)
  await field.press('Enter')
  await expect.poll(() => calls.of('GET', addressPath).length).toBeGreaterThan(0)
  await expect(page.getByRole('search').first().getByRole('button', { name: 'Search' })).toHaveText(/Search/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page).toHaveURL(`${originOf('wa')}/`)
})

test('escapes a term of two words in the address, and shows the same after a reload [S3-2-01]', async ({
  page,
  shop,
  shopper,
}) => {
  await shop('aol')
  await page.getByRole('combobox').first().fill('lumen tv')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/lumen%20tv$/)
  const titles = page.getByRole('list', { name: 'Search results' }).getByRole('article').getByRole('heading')
  await expect(titles.first()).toBeVisible()
  const before = await titles.allInnerTexts()
  await shopper.reloads()
  await expect(titles).toHaveText(before)
})

for (const [device, width] of [
  ['under the field', 1280],
  ['on the whole screen of a phone', 390],
] as const)
  test(`offers categories and recent searches ${device}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 844 })
    await shop('wa')
    const field = page.getByRole('combobox', { name: 'What are you looking for?' }).filter({ visible: true })
    const categories = page.getByRole('group', { name: 'Categories' }).getByRole('option')
    await field.click()
    await expect(categories.first()).toBeVisible()
    await expect(categories.first().locator('img')).toBeVisible()
    await field.fill('kettle')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “kettle”' })).toBeVisible()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await field.click()
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
    await expect(recent).toHaveText(['kettle'])
    await expect(page.getByRole('button', { name: 'Close search' })).toHaveCount(width === 390 ? 1 : 0)
    await page.getByRole('button', { name: 'Remove kettle' }).click()
    await expect(recent).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

test('offers help and popular products where a search finds nothing', async ({ page, shop }) => {
  await shop('wa', '/search/qqzzxx')
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
  const help = page.getByRole('region', { name: 'We can help' })
  await expect(help.getByRole('link', { name: /^[\d ]+$/ })).toHaveAttribute('href', /^tel:/)
  await expect(help.getByRole('link', { name: 'Ask an expert' })).toHaveAttribute('href', '/ask-an-expert')
  await expect(page.getByRole('list', { name: 'Most popular' }).getByRole('article')).toHaveCount(4)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('shows what a misspelt term finds, and leads to its exact spelling', async ({ page, shop }) => {
  await shop('wa', '/search/fridgge')
  await expect(page.getByRole('heading', { level: 1, name: 'Showing results for “fridge”' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'fridgge', exact: true }).click()
  await expect(page).toHaveURL(/\/search\/fridgge\?exact=1$/)
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible()
})

test('says so when products match only some of the words', async ({ page, shop }) => {
  await shop('wa', '/search/kettle%20sofa')
  await expect(page.getByText('No product matches all of these words. These match some of them.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('article').first()).toContainText(/kettle/i)
})

test('shows all words of the empty search field on phones [S1-2.10-12] @long', async ({ page, shop }) => {
  for (const width of [360, 390])
    for (const brand of ['wa', 'hc', 'aol'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await shop(brand)
      const room = await page
        .getByRole('combobox')
        .last()
        .evaluate((field: HTMLInputElement) => {
          const words = document.createElement('span')
          words.textContent = field.placeholder
          const { fontFamily, fontWeight } = getComputedStyle(field)
          const { fontSize } = getComputedStyle(field, '::placeholder')
          Object.assign(words.style, { position: 'fixed', whiteSpace: 'nowrap', fontFamily, fontWeight, fontSize })
          document.body.append(words)
          const { paddingLeft, paddingRight } = getComputedStyle(field)
          return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words.offsetWidth
        })
      expect(room, `${brand} ${width}`).toBeGreaterThanOrEqual(0)
    }
})

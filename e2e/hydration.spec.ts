import { expect, test } from './fixtures.ts'
import { publicVisits, watchShifts, watchTrouble } from './visited-pages.ts'

for (const { name, brand, path } of publicVisits)
  test(`${name} in ${brand} starts without an error, a policy violation or a jump`, async ({ page, shop }) => {
    const trouble = await watchTrouble(page)
    const shifts = await watchShifts(page)
    await shop(brand, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(trouble).toEqual([])
    const moved = await shifts()
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.01)
  })

for (const brand of ['wa', 'andoo', 'hc'] as const)
  test(`home in ${brand} does not jump on a phone`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const trouble = await watchTrouble(page)
    const shifts = await watchShifts(page)
    await shop(brand)
    await page.waitForLoadState('networkidle')
    expect(trouble).toEqual([])
    const moved = await shifts()
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(0.01)
  })

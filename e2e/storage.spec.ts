import { expect, test } from './fixtures.ts'

const month = 30 * 86_400_000

test('keeps the click of a partner for 30 days, wherever the shopper goes meanwhile [S1-1-20]', async ({
  page,
  shop,
  shopper,
}) => {
  const inStorage = (key: string) => page.evaluate((name) => localStorage.getItem(name), key)
  const before = Date.now()
  await shop('wa', '/brands?clickref=1011lQ-7%2Fb')
  // Gone on, perhaps before the late parts of the page are there.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stores' }).click()
  await expect(page).toHaveURL(/\/stores$/)
  await expect.poll(() => inStorage('clickref')).not.toBeNull()
  const after = Date.now()
  const entry: unknown = JSON.parse((await inStorage('clickref')) ?? '')
  expect(entry).toEqual({ value: '1011lQ-7/b', expiry: expect.any(Number), life: month })
  const { expiry } = entry as { expiry: number } // just looked at
  expect(expiry).toBeGreaterThanOrEqual(before + month)
  expect(expiry).toBeLessThanOrEqual(after + month)

  const visitAt = async (time: number) => {
    await page.clock.setFixedTime(time)
    // What is past its time goes when the late parts clear up: then they have been.
    await page.evaluate(() => localStorage.setItem('past', JSON.stringify({ value: 1, expiry: 1 })))
    await shopper.goesTo('/stores')
    await expect.poll(() => inStorage('past')).toBeNull()
  }
  await visitAt(expiry - 60_000)
  expect(await inStorage('clickref')).toContain('1011lQ-7/b')
  await visitAt(expiry)
  expect(await inStorage('clickref')).toBeNull()
})

import { expect, test } from './fixtures.ts'

test('shows each message of the cart until it is closed [S3-8-04]', async ({ page, shop, stub }) => {
  await page.clock.install()
  await stub.changes<object>('/api/cart/', (cart) => ({ ...cart, messages: ['A is gone', 'B is dearer'] }))
  await shop('wa', '/cart')
  const messages = page.getByRole('region', { name: 'Messages' })
  const shown = ['A is gone', 'B is dearer'].map((text) => messages.getByRole('alert').filter({ hasText: text }))
  for (const message of shown) await expect(message).toBeVisible()
  await page.clock.fastForward('01:05')
  for (const message of shown) await expect(message).toBeVisible()
  for (const message of shown) {
    await message.getByRole('button', { name: 'Close message' }).click()
    await expect(message).toHaveCount(0)
  }
})

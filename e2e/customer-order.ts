import type { Page } from '@playwright/test'
import { expect, type Fixtures } from './fixtures.ts'
import { newCustomer } from './signing-in.ts'

type Parts = Pick<Fixtures, 'shop' | 'shopper'> & { page: Page }

/** Buys as a new customer; returns the id of the order in the account. */
export async function buysAsCustomer({ page, shop, shopper }: Parts): Promise<string> {
  await shopper.signsIn('wa', await newCustomer('wa'))
  await shopper.hasInCart('wa')
  await shop('wa', '/customer/checkout')
  await shopper.buysByCard('wa')
  const link = page.getByRole('link', { name: 'See order in your account' })
  await expect(link).toBeVisible()
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
}

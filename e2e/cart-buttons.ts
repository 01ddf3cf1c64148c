import type { Page } from '@playwright/test'

/** What puts the products of a page into the cart: of the page's own product first, then of each card. */
export const cartButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to cart/ })

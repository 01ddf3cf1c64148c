import type { Page } from '@playwright/test'

/** The cart buttons of a page: first that of the page's own product, then those of the cards. */
export const cartButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add to cart/ })

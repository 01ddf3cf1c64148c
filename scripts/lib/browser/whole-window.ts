import type { CDPSession, Page } from 'playwright'

/** For the tabs and the address of a window, in px; more than they need. */
const frame = 200

/**
 * Enlarges the window of a page until it shows all of an emulated screen. Playwright makes it as large as the viewport in
 * CSS pixels, which is a quarter of a phone's with 1.75 pixels to each, and the browser counts no paint outside of it.
 */
export async function showWhole(page: Page, session: CDPSession) {
  const viewport = page.viewportSize()
  if (!viewport) return
  const density = await page.evaluate(() => devicePixelRatio)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  const bounds = {
    width: Math.ceil(viewport.width * density) + frame,
    height: Math.ceil(viewport.height * density) + frame,
  }
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

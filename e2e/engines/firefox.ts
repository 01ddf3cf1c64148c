import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import type { Control, Driver } from './engine.ts'

const controlOf = (handle: ElementHandle): Control => ({
  click: async () => {
    // A pointer is not checked as in other drivers, and what has just opened ignores it (after-opening.ts).
    await handle.frame.waitForFunction((element) => getComputedStyle(element).pointerEvents !== 'none', {}, handle)
    await handle.click()
  },
  type: (text) => handle.type(text),
})

/** Puppeteer also sets the orientation, which Firefox 140 (ESR) does not know; its size is set nevertheless. */
function ignoreOrientation(error: Error) {
  if (!error.message.includes('setScreenOrientationOverride): unknown command')) throw error
}

async function resize(page: Page, width: number, height: number) {
  await page.setViewport({ width, height }).catch(ignoreOrientation)
  await page.waitForFunction(`innerWidth === ${width}`)
}

const called = (script: string) => `(() => { ${script} })()`

/** Firefox over WebDriver BiDi, which needs no driver program. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    name: 'Firefox',
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => resize(page, width, height),
    evaluate: (script) => page.evaluate(called(script)),
    find: async (script) => {
      const handle = (await page.evaluateHandle(called(script))).asElement()
      return handle && controlOf(handle as ElementHandle) // an element: the queries find no other nodes
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

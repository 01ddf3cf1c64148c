import { type ElementHandle, launch } from 'puppeteer-core'
import type { Control, Driver } from './engine.ts'

const controlOf = (handle: ElementHandle): Control => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
})

const called = (script: string) => `(() => { ${script} })()`

/** Firefox over WebDriver BiDi, which needs no driver program. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const [page = await browser.newPage()] = await browser.pages()
  return {
    name: 'Firefox',
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script) => page.evaluate(called(script)),
    find: async (script) => {
      const handle = (await page.evaluateHandle(called(script))).asElement()
      return handle && controlOf(handle as ElementHandle) // an element: the queries find no other nodes
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

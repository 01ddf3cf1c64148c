import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/lib/shop-server.ts'
import type { Control, Driver } from './engine.ts'

const startPatienceMs = 20_000

const controlOf = (element: WebElement): Control => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
})

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** A screen in memory: WebKitGTK has no mode without one. */
async function openScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as Readable, 'data') // a pipe, as in `stdio` above
  return { screen, display: `:${String(display).trim()}` }
}

async function whenReady(port: number) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  for (const end = Date.now() + startPatienceMs; !(await isReady()); await sleep(100))
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start')
}

/** WebKitGTK's small browser, over WebDriver. */
export async function openWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Driver> {
  const { screen, display } = await openScreen()
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  await whenReady(port)
  const options = { binary: browser, args: ['--automation'] }
  const window = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build()
  return {
    name: 'WebKit',
    open: (url) => window.get(url),
    reload: () => window.navigate().refresh(),
    resize: async (width, height) => void (await window.manage().window().setRect({ width, height, x: 0, y: 0 })),
    evaluate: (script) => window.executeScript(script),
    find: async (script) => {
      const element = await window.executeScript<WebElement | null>(script)
      return element && controlOf(element)
    },
    screenshot: async () => Buffer.from(await window.takeScreenshot(), 'base64'),
    close: async () => {
      await window.quit()
      await stop(server)
      await stop(screen)
    },
  }
}

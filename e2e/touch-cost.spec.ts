import type { CDPSession, Locator, Page } from '@playwright/test'
import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { untilAtRest } from './idle.ts'

/** An event of the browser's trace; `tdur` is the processor time in microseconds, which other programs do not change. */
type TraceEvent = {
  name: string
  ts: number
  tid: number
  pid: number
  tdur?: number
  args?: { data?: { type?: string } }
}

const isInput = ({ name, args }: TraceEvent) =>
  name === 'EventDispatch' && /^(?:pointerdown|mousedown|click|keydown)$/.test(args?.data?.type ?? '')

/** Resolves when what an action has loaded, stored and rendered is over. */
const effects = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 400), { timeout: 500 })),
  )
}

/** Traces an action; returns the processor time in ms of its longest task, which is what a next input waits for. */
async function longestTask(page: Page, session: CDPSession, act: () => Promise<unknown>) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[])) // the browser's trace format
  session.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] }
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' })
  await act()
  await effects(page)
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  session.off('Tracing.dataCollected', collect)
  const first = events.filter(isInput).toSorted((one, other) => one.ts - other.ts)[0]
  const tasks = events.filter(
    ({ name, tid, pid, ts }) => name === 'RunTask' && tid === first?.tid && pid === first.pid && ts >= first.ts - 1_000,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/** The longest task of an action may cost this many references, each 17 ms on a desktop computer. */
const mostUnits = 1.5

/** The unit of the costs: a click that makes and lays out 1,500 elements. */
async function addReference(page: Page) {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Reference'
    button.style.cssText = 'position:fixed;inset:40% auto auto 40%;z-index:9999'
    button.addEventListener('click', () => {
      const list = document.createElement('div')
      for (let count = 0; count < 1_500; count++) {
        const item = document.createElement('p')
        item.textContent = `Reference ${count}`
        list.append(item)
      }
      document.body.append(list)
      list.getBoundingClientRect()
      list.remove()
    })
    document.body.append(button)
  })
}

test('reacts to the commonest actions in short tasks', async ({ page, shop }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 412, height: 823 })
  await shop('wa', shops.wa.category)
  await untilAtRest(page)
  const session = await page.context().newCDPSession(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()
  const timeOf = (act: () => Promise<unknown>) => longestTask(page, session, act)
  await addReference(page)
  const reference = page.getByText('Reference', { exact: true })
  const units = [
    await timeOf(() => reference.click()),
    await timeOf(() => reference.click()),
    await timeOf(() => reference.click()),
  ]
  const unit = units.toSorted((one, other) => one - other)[1] ?? 0
  await reference.evaluate((button) => button.remove())
  const closed = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const costs: Record<string, number> = {}
  const measure = async (name: string, target: Locator) => {
    costs[name] = Number(((await timeOf(() => target.click())) / unit).toFixed(2))
  }
  await measure('menu', page.getByRole('banner').getByLabel('Menu', { exact: true }))
  await closed()
  await measure('filters', main.getByRole('button', { name: 'Refine' }))
  await measure('filter', dialog.getByRole('checkbox').first())
  await closed()
  await measure('search', page.getByRole('combobox').filter({ visible: true }).first())
  await page.keyboard.press('Escape')
  await measure('product', main.getByRole('article').first().getByRole('link').first())
  await measure(
    'add',
    page
      .getByRole('button', { name: /^Add to cart/ })
      .filter({ visible: true })
      .first(),
  )
  // About 100 ms on a phone with a quarter of the processor. The dearest take 1.1 units: opening menu and product.
  expect(Object.entries(costs).filter(([, cost]) => cost > mostUnits)).toEqual([])
})

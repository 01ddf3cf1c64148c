import type { Page } from '@playwright/test'
import { untilSettled } from './idle.ts'

/** A component or element in React's tree, as its DevTools read it: nothing else tells how often a component renders. */
type Fiber = {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

declare global {
  interface Window {
    rendersAgain: number
  }
}

/** From now on the pages count components that render again. */
export const countRenders = (page: Page) =>
  page.addInitScript(() => {
    const components = new Set([0, 1, 11, 14, 15])
    const worked = 1
    window.rendersAgain = 0
    function count(now: Fiber, before: Fiber) {
      if (components.has(now.tag) && now.flags & worked) window.rendersAgain++
      if (now.child === before.child) return // nothing below was looked at
      for (let child = now.child; child; child = child.sibling) if (child.alternate) count(child, child.alternate)
    }
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onScheduleFiberRoot() {},
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
        if (current.alternate) count(current, current.alternate)
      },
    }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  })

/** How many components an action renders again, with all that it loads. */
export async function rendersOf(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    window.rendersAgain = 0
  })
  await act()
  await untilSettled(page)
  return page.evaluate(() => window.rendersAgain)
}

import type { Page, Route } from '@playwright/test'

type Address = string | RegExp

/** Does something with the next call of an address, and of a method where one is named; every other goes through. */
async function withNext(page: Page, path: Address, act: (route: Route) => Promise<void>, method?: string) {
  let isDone = false
  await page.route(path, async (route) => {
    if (isDone || (method && route.request().method() !== method)) return route.fallback()
    isDone = true
    await act(route)
  })
}

/** The next answer waits until it is let go. */
export async function holds(page: Page, path: Address, method?: string) {
  const gate = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await gate.promise
    await route.fallback()
  }
  await withNext(page, path, wait, method)
  return { release: gate.resolve }
}

type Refusal = { method?: string; status?: number; json?: object }

/** The next call is refused, by a server that says nothing unless words are named. */
export const refuses = (page: Page, path: Address, { method, status = 500, json = {} }: Refusal = {}) =>
  withNext(page, path, (route) => route.fulfill({ status, json }), method)

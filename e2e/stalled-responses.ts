import type { Page, Route } from '@playwright/test'

type Address = string | RegExp

/** Intercepts the next request to an address, of any or of the given method; all others continue. */
async function withNext(page: Page, path: Address, act: (route: Route) => Promise<void>, method?: string) {
  let isDone = false
  await page.route(path, async (route) => {
    if (isDone || (method && route.request().method() !== method)) return route.fallback()
    isDone = true
    await act(route)
  })
}

/** Holds the next response until it is released. */
export async function holds(page: Page, path: Address, method?: string) {
  const gate = Promise.withResolvers<void>()
  const wait = async (route: Route) => {
    await gate.promise
    await route.fallback()
  }
  await withNext(page, path, wait, method)
  return { release: gate.resolve }
}

type Failure = { method?: string; status?: number; json?: object }

/** Fails the next request, by default with status 500 and an empty body. */
export const rejects = (page: Page, path: Address, { method, status = 500, json = {} }: Failure = {}) =>
  withNext(page, path, (route) => route.fulfill({ status, json }), method)

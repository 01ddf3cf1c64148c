import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'

/** An element in a page. */
export type Control = { click: () => Promise<void>; type: (text: string) => Promise<void> }

/** What drives a browser needs to offer for one window. Scripts are the body of a function in the page. */
export type Driver = {
  name: string
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  evaluate: (script: string) => Promise<unknown>
  /** The element that the script returns, or null. */
  find: (script: string) => Promise<Control | null>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

type Name = string | RegExp
/** An element by role and accessible name; `nth` counts from 0. */
type Query = { role: string; name?: Name; nth?: number; within?: Query }

const patienceMs = 30_000
const intervalMs = 100

const queries = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
// Without a module system the library defines a global.
const library = `(function () { var exports, module, define; ${readFileSync(queries, 'utf8')} }).call(globalThis)`

const literal = (name: Name) => (name instanceof RegExp ? String(name) : JSON.stringify(name))

/** An expression that finds elements as assistive technology does, alike in every engine. */
function expression({ role, name, nth = 0, within }: Query): string {
  const root = within ? expression(within) : 'document.body'
  const options = name === undefined ? '{}' : `{ name: ${literal(name)} }`
  return `(root => root && TestingLibraryDom.queryAllByRole(root, '${role}', ${options})[${nth}])(${root})`
}

const labelled = (label: string, within: Query | undefined) => `
  const root = ${within ? expression(within) : 'document.body'}
  return root && TestingLibraryDom.queryAllByLabelText(root, ${literal(label)}, { selector: 'input' })[0]`

const text = ({ role, name = '', within }: Query) => `${role} ${name}${within ? ` in ${within.role}` : ''}`

/** A shopper at one window. Every step waits for what it needs. */
export function shopperAt(driver: Driver) {
  async function until<T>(what: string, look: () => Promise<T>): Promise<NonNullable<T>> {
    for (const end = Date.now() + patienceMs; ; await sleep(intervalMs)) {
      // A page that the browser is leaving runs no script.
      const found = await look().catch(() => null)
      if (found) return found
      if (Date.now() > end) throw new Error(`${driver.name} did not show: ${what}`)
    }
  }

  async function find(script: string) {
    if (!(await driver.evaluate('return "TestingLibraryDom" in globalThis'))) await driver.evaluate(library)
    return driver.find(script)
  }

  const control = (query: Query) => until(text(query), () => find(`return ${expression(query)}`))

  return {
    open: driver.open,
    reload: driver.reload,
    resize: driver.resize,
    holds: (script: string) => until(script, () => driver.evaluate(`return ${script}`)),
    isAt: (path: RegExp) =>
      until(`the address ${path}`, () => driver.evaluate(`return ${path}.test(location.pathname)`)),
    sees: async (role: string, name?: Name, within?: Query) =>
      void (await control({ role, ...(name && { name }), ...(within && { within }) })),
    reads: (sentence: RegExp) =>
      until(`${sentence}`, () => driver.evaluate(`return ${sentence}.test(document.body.innerText)`)),
    // What is not laid out yet, or moves, cannot be pressed: the element is found and pressed again.
    press: (query: Query) =>
      until(text(query), async () => {
        const found = await find(`return ${expression(query)}`)
        await found?.click()
        return found
      }),
    type: async (query: Query, keys: string) => {
      const field = await control(query)
      await field.click()
      await field.type(keys)
    },
    fill: async (label: string, value: string, within?: Query) => {
      const field = await until(`the field ${label}`, () => find(labelled(label, within)))
      await field.click()
      await field.type(value)
    },
  }
}

export type Shopper = ReturnType<typeof shopperAt>

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { alertKeys } from '#features/content/alert-keys.ts'

/** Runs the boot script again in a page with this body; importing `entry` fails. */
async function begin(body: string, beforeApp: () => unknown = () => {}) {
  document.head.innerHTML =
    '<meta name="theme-color" content="#123456">' +
    '<noscript data-app>&lt;link rel="manifest" href="/app"&gt;&lt;link rel="icon" href="/icon.svg"&gt;</noscript>'
  document.body.innerHTML = body
  // Of the page before: it would hold clicks of this one, too.
  window.early?.takePress()
  vi.resetModules()
  await import('./boot.ts')
  await beforeApp()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), { timeout: 10_000 })
  return window.early
}
const root = () => document.getElementById('root') as HTMLElement // in every body below

const stop = vi.fn()
beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act))
  vi.stubGlobal('stop', stop.mockReset())
  Object.defineProperty(document, 'fonts', { value: [{ family: '"Letters Variable"' }], configurable: true })
  vi.spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined)
  vi.spyOn(location, 'reload')
    .mockReset()
    .mockImplementation(() => undefined)
})

it('shows an error once in a shell whose app fails to load, with a retry', async () => {
  const early = await begin('<div id="root"></div>')
  expect(root().childElementCount).toBe(1)
  early?.sayFailed()
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  expect(root().querySelector('h1')?.textContent).toBe('Something went wrong')
  expect(root().innerHTML).toContain('#123456')
  expect(root().querySelector('main')?.style.font).toContain('Letters Variable')
  root().querySelector('button')?.click()
  expect(location.reload).toHaveBeenCalledTimes(1)
})

it('shows the error in the frame of a server-rendered page that needs its app', async () => {
  const early = await begin(
    '<div id="root"><header>Shop</header><h1>Your cart</h1><div data-waiting>Shapes</div></div>' +
      '<script type="application/json" id="page-state"></script>',
  )
  expect(early?.isReadable).toBe(false)
  expect(root().querySelector('header')?.textContent).toBe('Shop')
  expect(root().querySelector('[data-waiting]')?.textContent).not.toContain('Shapes')
  expect(root().querySelector('[role="alert"] h2')?.textContent).toBe('Something went wrong')
  early?.sayFailed()
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  root().querySelector('button')?.click()
  expect(location.reload).toHaveBeenCalledTimes(1)
})

it('leaves a readable page as it is, and resolves its first view', async () => {
  const early = await begin(
    '<div id="root"><h1>Fridges</h1></div><script type="application/json" id="page-state"></script>',
  )
  early?.sayFailed()
  expect(root().innerHTML).toBe('<h1>Fridges</h1>')
  expect(early?.isReadable).toBe(true)
  await expect(early?.firstView).resolves.toBeUndefined()
})

it('removes the first-view styles after the answer to a press, and at once for a scroll', async () => {
  const isDeferred = () => document.querySelector('style[data-first-view]') !== null
  const page = '<style data-first-view></style><div id="root"></div>'
  await begin(page, async () => {
    window.dispatchEvent(new Event('pointerdown'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isDeferred()).toBe(true)
    await vi.waitFor(() => expect(isDeferred()).toBe(false))
  })
  await begin(page, async () => {
    document.dispatchEvent(new Event('scroll'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isDeferred()).toBe(false)
  })
})

it.each([
  ['signed in', 'true', true],
  ['not signed in', null, false],
])('marks the page of a device that is %s before its first paint', async (_device, loggedIn, isMarked) => {
  delete document.documentElement.dataset.signedIn
  if (loggedIn) localStorage.setItem('loggedIn', loggedIn)
  await begin('<div id="root"></div>', () => {
    expect('signedIn' in document.documentElement.dataset).toBe(isMarked)
  })
  localStorage.removeItem('loggedIn')
})

it('records used fields until they are taken', async () => {
  const early = await begin('<div id="root"><input id="a"><input id="b" type="checkbox"><input id="c"></div>')
  const use = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(early?.fields.size).toBe(0)
  for (const id of ['a', 'b', 'a']) use(id)
  expect(early?.fields.size).toBe(2)
  const taken = [...(early?.takeFields() ?? [])]
  expect(taken.map(({ id }) => id)).toEqual(['a', 'b'])
  use('c')
  expect([...(early?.takeFields() ?? [])]).toHaveLength(2)
})

const linksOf = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

it('adds manifest and icon after the first view, and an empty icon until then', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const early = await begin(
    '<div id="root"><h1>Fridges</h1></div><script id="page-state" type="application/json"></script>',
  )
  expect(linksOf()).toEqual(['data:,'])
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act))
  await begin('<div id="root"><h1>Fridges</h1></div><script id="page-state" type="application/json"></script>')
  expect(early?.isReadable).toBe(true)
  await vi.waitFor(() => expect(linksOf()).toEqual(['/app', '/icon.svg']))
})

it('adds them immediately where nothing is rendered yet', async () => {
  await begin('<div id="root"></div>')
  expect(linksOf()).toEqual(['/app', '/icon.svg'])
})

const links = '<div id="root"><a href="/cart" data-opens>Cart</a><a href="/c">Fridges</a></div>'
/** Whether the browser follows the click. */
const click = (selector: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

it('holds a click on a link that opens something in the page, marks it as held and passes it to the app', async () => {
  await begin(links, () => {
    const cart = document.querySelector('a')
    expect(click('a[data-opens]')).toBe(false)
    expect(cart?.dataset).toHaveProperty('held')
    expect(window.early?.takePress()).toBe(cart)
    expect(cart?.dataset).not.toHaveProperty('held')
    expect(click('a[data-opens]')).toBe(true)
  })
})

it('leaves plain links and clicks for a new tab to the browser', async () => {
  await begin(links, () => {
    expect(click('a[href="/c"]')).toBe(true)
    expect(click('a[data-opens]', { metaKey: true })).toBe(true)
    expect(window.early?.takePress()).toBeNull()
  })
})

const goNowhere = () => root().addEventListener('click', (event) => event.preventDefault())

it.each([
  ['another page', '<a href="/p/kettle">Kettle</a>', true],
  ['another page of the list', '<a href="?page=2">2</a>', true],
  ['another page, of the menu', '<dialog data-early="menu" open><a href="/c">Fridges</a></dialog>', true],
  ['a place in the page', '<a href="#main">Skip</a>', false],
  ['a file', '<a href="/files/kettle.pdf">Manual</a>', false],
  ['a download', '<a href="/files/kettle" download="x">Manual</a>', false],
  ['another tab', '<a href="/c" target="_blank">Fridges</a>', false],
  ['another site', '<a href="https://other.example/">Elsewhere</a>', false],
  ['a phone number', '<a href="tel:130000">Call</a>', false],
  ['a drawer', '<a href="/cart" data-opens="cart">Cart</a>', false],
])('stops what the page loads for a link to %s, which would wait behind it: %s', async (_where, link, isStopped) => {
  await begin(`<div id="root">${link}</div>`, () => {
    goNowhere()
    click('a', { ctrlKey: true })
    expect(stop).not.toHaveBeenCalled()
    click('a')
    expect(stop).toHaveBeenCalledTimes(isStopped ? 1 : 0)
  })
})

it('says nothing while another page is on its way, and loads a page that stays or comes back', async () => {
  const stay = '<button>Menu</button><p data-waiting>Shapes</p><a href="/c">Fridges</a>'
  await begin(`<div id="root">${stay}</div>`, () => {
    goNowhere()
    click('button')
    click('a')
  })
  expect(root().textContent).toContain('Shapes')
  expect(location.reload).not.toHaveBeenCalled()
  click('button')
  expect(location.reload).toHaveBeenCalledTimes(1)
  vi.mocked(location.reload).mockClear()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(location.reload).toHaveBeenCalled()
})

it('passes a held click on once the app listens, unless the shopper clicks something else', async () => {
  await begin(links, () => {
    const byHand = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(byHand, 'isTrusted', { value: true })
    click('a[data-opens]')
    window.early?.leaveClicks()
    // A click by which the app restores a field.
    click('#root')
    expect(document.querySelector('a')?.dataset).toHaveProperty('held')
    document.querySelector('a[data-opens]')?.dispatchEvent(byHand)
    expect(byHand.defaultPrevented).toBe(false)
    expect(window.early?.takePress()).toBeNull()
  })
})

const withDrawer = (opens: string, control: string) =>
  `<meta name="${opens}-files" content="/assets/drawer.js"><div id="root">${control}</div>` +
  `<dialog data-early="${opens}"><button id="within"></button></dialog>`
const drawer = () => document.querySelector('dialog') as HTMLDialogElement // written above

it('opens the drawer of a held control as the server rendered it, and preloads its files', async () => {
  await begin(withDrawer('cart', '<a href="/cart" data-opens="cart">Cart</a>'), () => {
    click('a')
    expect(drawer().open).toBe(true)
    expect(linksOf()).toContain('/assets/drawer.js')
    click('#within')
    expect(window.early?.takePress()).toBe(document.querySelector('a'))
  })
})

it.each([
  ['cart', false],
  ['add', true],
])('after the drawer "%s" was closed, the press is still wanted: %s', async (opens, isWanted) => {
  await begin(withDrawer(opens, `<button data-opens="${opens}">Press</button>`), () => {
    click('button[data-opens]')
    drawer().close()
    drawer().dispatchEvent(new Event('close'))
    expect(window.early?.takePress() !== null).toBe(isWanted)
  })
})

const filled = () => vi.waitFor(() => expect(drawer().querySelector('[data-filled]')).not.toBeNull())
const addsLeft = (): unknown[] => JSON.parse(localStorage.getItem('hearth:kept-adds') ?? '[]')
const left = (path: string) => expect.objectContaining({ path, choice: { quantity: 1 } })
const page = (content: string, opens: string, template: string) =>
  `<div id="root">${content}</div>` +
  `<dialog data-early="${opens}"><div data-early-body>Shapes</div><template>${template}</template></dialog>`

it('shows the product that was added with title and price, and stores it until the app adds it', async () => {
  localStorage.clear()
  const card =
    '<article><img><h3 data-part="title"><a href="/p/kettle">Kettle</a></h3><b data-part="now">$89</b>' +
    '<button data-opens="add">Add</button></article>'
  const line = '<p><i data-fill="image"></i><i data-fill="title"></i>, <i data-fill="price"></i></p>'
  await begin(page(card, 'add', line), async () => {
    Object.defineProperty(document.querySelector('img'), 'naturalWidth', { value: 160 })
    click('button')
    await filled()
    expect(drawer().querySelector('p')?.textContent).toBe('Kettle, $89')
    expect(drawer().querySelectorAll('img')).toHaveLength(1)
    expect(addsLeft()).toEqual([left('/p/kettle')])
    const button = window.early?.takePress()
    expect(button).toBe(document.querySelector('button'))
    const onClick = vi.fn(() => expect(addsLeft()).toHaveLength(1))
    button?.addEventListener('click', onClick)
    if (button) window.early?.clickAgain(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(addsLeft()).toEqual([])
  })
})

it('keeps a product that was added when another control is pressed after it', async () => {
  localStorage.clear()
  await begin(
    '<div id="root"><main><h1>Kettle</h1><button data-opens="add">Add</button><p><button>Menu</button></p></main></div>',
    () => {
      click('[data-opens]')
      click('p button')
      expect(window.early?.takePress()?.textContent).toBe('Menu')
      expect(addsLeft()).toEqual([left(location.pathname)])
    },
  )
  localStorage.clear()
})

it.each([
  ['a new visitor', {}, true],
  ['a device with a stored cart', { 'hearth:wa:cart-kept': '1' }, false],
  ['a device whose cart is empty', { 'hearth:wa:cart-kept': 'empty' }, true],
  ['a signed-in shopper', { loggedIn: 'true' }, false],
  ['an early addition', { 'hearth:kept-adds': '[{"id":"1","path":"/p/kettle"}]' }, false],
])('knows whether the cart is empty: %s', async (_who, storage, isEmpty) => {
  localStorage.clear()
  document.documentElement.dataset.brand = 'wa'
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  await begin(page('<a href="/cart" data-opens="cart">Cart</a>', 'cart', '<p>Empty</p>'), async () => {
    click('a')
    if (isEmpty) await filled()
    else await new Promise((resolve) => setTimeout(resolve, 50))
    expect(drawer().querySelector('[data-early-body]')?.textContent).toBe(isEmpty ? 'Empty' : 'Shapes')
  })
  localStorage.clear()
})

it.each([
  ['a new visitor', {}, true],
  ['a device with a stored cart', { 'hearth:wa:cart-kept': '1' }, false],
])('shows the empty cart on its page at once: %s', async (_who, storage, isEmpty) => {
  localStorage.clear()
  document.documentElement.dataset.brand = 'wa'
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  const early = await begin(
    '<div id="root"><div><p data-waiting>Shapes</p></div><div data-early-cart>Empty</div></div><p id="page-state"></p>',
  )
  expect(document.documentElement.dataset.emptyCart === '').toBe(isEmpty)
  expect(early?.isReadable).toBe(isEmpty)
  delete document.documentElement.dataset.emptyCart
  localStorage.clear()
})

it('shows the filters of the page, keeps what is ticked in them when closed, and records it', async () => {
  const panel =
    '<aside aria-label="Refine"><p></p><div><input id="a" type="checkbox"><input type="checkbox"></div></aside>'
  await begin(page(`${panel}<button data-opens="refine">Refine</button>`, 'refine', ''), async () => {
    click('button')
    await filled()
    const ticks = () => [...drawer().querySelectorAll('input')].map(({ checked }) => checked)
    const tick = drawer().querySelectorAll('input')[0] as HTMLInputElement // two are written above
    tick.checked = true
    tick.dispatchEvent(new Event('input', { bubbles: true }))
    drawer().close()
    click('button')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([drawer().open, ticks()]).toEqual([true, [true, false]])
    expect([...(window.early?.takeFields() ?? [])]).toEqual([tick])
  })
})

it('says in the drawer that the app could not be loaded, for a press after that', async () => {
  await begin(
    '<div id="root"><button data-opens="add">Add</button></div><dialog data-early="add"><p data-early-body></p></dialog>',
  )
  click('button[data-opens]')
  expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain('could not be loaded')
})

it('follows the held link when the app does not start', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await begin(links, () => click('a[data-opens]'))
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/cart$/))
})

it.each([
  ['hides a closed announcement', { recheck: 60_000 }, true],
  ['leaves an announcement that is stored', { recheck: 60_000, cache: 60_000 }, false],
  ['leaves one that is due for its next look', { recheck: -1 }, false],
  ['leaves one that was never closed', {}, false],
])('%s before the first paint [S1-4-16]', async (_title, lives, isHidden) => {
  localStorage.clear()
  delete document.documentElement.dataset.alertClosed
  for (const [name, ms] of Object.entries(lives))
    localStorage.setItem(
      alertKeys[name as keyof typeof alertKeys],
      JSON.stringify({ value: true, expiry: Date.now() + ms }),
    )
  await begin('<div id="root"></div>')
  expect('alertClosed' in document.documentElement.dataset).toBe(isHidden)
})

it('starts with a storage that cannot be read', async () => {
  localStorage.setItem(alertKeys.recheck, '{broken')
  await begin('<div id="root"></div>')
  expect('alertClosed' in document.documentElement.dataset).toBe(false)
})

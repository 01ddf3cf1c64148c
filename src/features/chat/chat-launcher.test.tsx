// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { blockChat } from '#lib/tracking/chat-blockers.ts'
import { expectConsole } from '../../../tests/console-guard.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { type Shop, testShop } from '../../../tests/test-app.ts'

const address = 'https://chat.example/widget.js'
document.head.insertAdjacentHTML('beforeend', `<meta name="chat-script" content="${address}">`)
const { ChatLauncher } = await import('./chat-launcher.tsx')

let shop: Shop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
afterEach(cleanup)

const scripts: HTMLScriptElement[] = []
const append = document.head.append.bind(document.head)
vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
  for (const node of nodes) {
    if (node instanceof HTMLScriptElement && node.src) scripts.push(node)
    else append(node)
  }
})

/** The provider as its script leaves it on the page: records the commands it receives, and can be closed by `hide`. */
function aProvider() {
  const received: string[] = []
  let hidden = () => {}
  const command = (name: string, detail?: unknown) => {
    received.push(name === 'boot' ? `boot ${JSON.stringify(detail)}` : name)
    if (name === 'onHide') hidden = detail as () => void
    if (name === 'hide') hidden()
  }
  return { received, command, close: () => act(() => hidden()) }
}

const shown = async () => {
  const element = <ChatLauncher appId="shop-1" phone="1300 000 190" phoneLink="tel:1300000190" />
  const app = await renderApp(shop.api, { path: '/with-chat', pages: [{ path: '/with-chat', element }] })
  return { ...app, press: () => app.user.click(screen.getByRole('button', { name: 'Chat' })) }
}

it('reports that the chat could not be opened, shows the phone number, and tries again on request', async () => {
  expectConsole(/^chat: Failed to load script$/, /^chat: The chat script left nothing to talk to$/)
  const { press, user } = await shown()
  await press()
  expect(scripts.map(({ src }) => src)).toEqual([address])
  act(() => void scripts[0]?.dispatchEvent(new Event('error')))
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('The chat could not be opened. Try again, or call us on 1300 000 190.')
  expect(screen.getAllByRole('link', { name: '1300 000 190' }).at(-1)?.getAttribute('href')).toBe('tel:1300000190')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(scripts).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
  // The script loaded, but did not define the provider.
  act(() => void scripts[1]?.dispatchEvent(new Event('load')))
  await screen.findByRole('alert')
})

it('loads the script once, opens, hides while something blocks the chat, and returns when it is closed [S3-2-42]', async () => {
  const { received, command, close } = aProvider()
  Object.assign(window, { Intercom: command })
  const { press } = await shown()
  await press()
  await waitFor(() =>
    expect(received).toEqual(['boot {"app_id":"shop-1","hide_default_launcher":true}', 'onHide', 'show']),
  )
  expect(scripts).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  received.length = 0
  let free = () => {}
  act(() => {
    free = blockChat('mobileNav')
  })
  expect(received).toEqual(['hide'])
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  act(() => free())
  expect(received).toEqual(['hide', 'show'])
  close()
  await screen.findByRole('button', { name: 'Chat' })
  received.length = 0
  await press()
  await waitFor(() => expect(received).toEqual(['show']))
  expect(scripts).toHaveLength(2)
})

it('has no launcher while something blocks the chat', async () => {
  await shown()
  let free = () => {}
  act(() => {
    free = blockChat('filterPanel')
  })
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
  act(() => free())
  expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy()
})

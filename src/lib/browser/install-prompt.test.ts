// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createInstallStore, type InstallPage } from './install-prompt.ts'

type Outcome = 'accepted' | 'dismissed'

const promptEvent = (outcome: Outcome = 'accepted') =>
  Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome })),
  })
const page = (deferred?: Event): InstallPage & EventTarget =>
  Object.assign(new EventTarget(), deferred && { deferredInstallPrompt: deferred })

it('uses the prompt event that was sent before hydration', async () => {
  const deferred = promptEvent()
  const [store, target] = [createInstallStore(), page(deferred)]
  store.listen(target)
  expect(store.state().prompt).toBe(deferred)
  expect(target.deferredInstallPrompt).toBeUndefined()
  expect(await store.ask()).toBe('accepted')
  expect(deferred.prompt).toHaveBeenCalledOnce()
})
it('prevents the prompt of the browser, and shows each prompt once', async () => {
  const [store, target, event] = [createInstallStore(), page(), promptEvent('dismissed')]
  store.listen(target)
  target.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  store.want()
  expect(await store.ask()).toBe('dismissed')
  expect(store.state()).toEqual({ prompt: null, isInstalled: false, isRequested: false })
  expect(await store.ask()).toBe('dismissed')
  expect(event.prompt).toHaveBeenCalledOnce()
})
it('drops the prompt once the app is installed', () => {
  const [store, target] = [createInstallStore(), page(promptEvent())]
  const heard = vi.fn()
  store.subscribe(heard)
  const stop = store.listen(target)
  store.want()
  heard.mockClear()
  target.dispatchEvent(new Event('appinstalled'))
  expect(store.state()).toEqual({ prompt: null, isInstalled: true, isRequested: false })
  expect(heard).toHaveBeenCalledOnce()
  stop()
  target.dispatchEvent(promptEvent())
  expect(store.state().prompt).toBeNull()
})

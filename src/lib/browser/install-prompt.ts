/** The browser's install prompt, deferred until the shopper requests it. Chromium only; not in TypeScript's DOM. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

export type InstallPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  deferredInstallPrompt?: Event
}
type State = { prompt: InstallPrompt | null; isInstalled: boolean; isRequested: boolean }

/** State of the install prompt. The browser sends its event once, often before the app listens. */
export function createInstallStore() {
  let state: State = { prompt: null, isInstalled: false, isRequested: false }
  const listeners = new Set<() => void>()

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Shows the browser's prompt, which each event allows once. */
  async function ask() {
    const { prompt } = state
    set({ prompt: null, isRequested: false })
    return (await prompt?.prompt())?.outcome ?? 'dismissed'
  }

  return {
    /** Uses the event stored by the entry script, and listens for later ones. */
    listen(page: InstallPage, onInstalled = () => {}) {
      const defer = (event: Event) => {
        event.preventDefault()
        set({ prompt: event as InstallPrompt }) // beforeinstallprompt is of this type
        if (state.isRequested) void ask()
      }
      const thank = () => {
        set({ prompt: null, isInstalled: true, isRequested: false })
        onInstalled()
      }
      if (page.deferredInstallPrompt) defer(page.deferredInstallPrompt)
      delete page.deferredInstallPrompt
      page.addEventListener('beforeinstallprompt', defer)
      page.addEventListener('appinstalled', thank)
      return () => {
        page.removeEventListener('beforeinstallprompt', defer)
        page.removeEventListener('appinstalled', thank)
      }
    },
    /** The shopper requested installation, in the footer or the menu. */
    want() {
      set({ isRequested: true })
      if (state.prompt) void ask()
    },
    unwant: () => set({ isRequested: false }),
    ask,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** One per page. */
export const install = createInstallStore()

import { createScriptLibrary } from '#lib/tracking/script-library.ts'
import { chatScript } from './chat-script.ts'

/** The global function of the provider's script, which takes every command. */
type Provider = (command: string, detail?: unknown) => void
type Page = { Intercom?: unknown }

const provider = () => {
  const { Intercom } = window as Page
  return typeof Intercom === 'function' ? (Intercom as Provider) : null // the provider documents this one shape
}

const load = createScriptLibrary({ library: { chat: chatScript() }, document })

let isReady = false
let isHiddenByUs = false

let notifyClosed = () => {}

/**
 * Loads the provider's script once for all callers, and boots it for this shop [S1-7-59]. The last caller's `onClosed`
 * is called when the shopper closes the chat, but not when the app hides it.
 */
export async function readyMessenger(appId: string, onClosed: () => void) {
  await load('chat')
  const command = provider()
  if (!command) throw new Error('The chat script left nothing to talk to')
  notifyClosed = onClosed
  if (isReady) return
  isReady = true
  command('boot', { app_id: appId, hide_default_launcher: true })
  command('onHide', () => {
    if (!isHiddenByUs) notifyClosed()
  })
}

export function showMessenger() {
  isHiddenByUs = false
  provider()?.('show')
}

export function hideMessenger() {
  isHiddenByUs = true
  provider()?.('hide')
}

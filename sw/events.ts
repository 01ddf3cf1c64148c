/// <reference lib="webworker" />
import type { WorkerMessage } from '../src/contract/worker.ts'

declare const self: ServiceWorkerGlobalScope

const listening = new Set<string>()
const waiting = new Map<string, WorkerMessage>()

/** Posts a message to a page, or stores it until the page listens: the app starts after its page. */
export async function notify(clientId: string, message: WorkerMessage) {
  if (!listening.has(clientId)) return void waiting.set(clientId, message)
  const client = await self.clients.get(clientId)
  client?.postMessage(message)
}

export async function startNotifying(clientId: string) {
  listening.add(clientId)
  const message = waiting.get(clientId)
  if (!message) return
  waiting.delete(clientId)
  await notify(clientId, message)
}

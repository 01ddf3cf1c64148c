import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { firstCharacters } from '#domain/web/truncate.ts'
import { tracedCall, traceHeaders } from '../lib/tracing.ts'
import { guardedLookup, type Resolve, readAddress, rejectPrivateAddress } from './address-guard.ts'

export type WebhookMessage = {
  id: string
  address: string
  /** JSON. */
  body: string
  /** The time of the attempt: receivers reject old ones. */
  at: Date
  secrets: readonly string[]
}
export type WebhookResponse = { status: number; response: string }
/** Resolves with any response, and throws without one. */
export type WebhookSender = (message: WebhookMessage) => Promise<WebhookResponse>

type SenderOptions = {
  networks: readonly string[]
  resolve?: Resolve
  /** Time limit of an attempt, in milliseconds. */
  timeoutMs?: number
}

/** Shorter than the lease of an endpoint (webhook-delivery.ts). */
const usualTimeoutMs = 15_000
const longestResponse = 1_000

/** The signatures of all valid secrets, as Standard Webhooks has them during a rotation. */
const signatures = ({ id, at, body, secrets }: WebhookMessage) =>
  secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')

const headersOf = (message: WebhookMessage) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(message.body),
  'user-agent': 'Hearth-Webhooks/1',
  'webhook-id': message.id,
  'webhook-timestamp': String(Math.floor(message.at.getTime() / 1000)),
  'webhook-signature': signatures(message),
})

/** Sends signed POST requests. Redirects are not followed, and only the beginning of a response is read. */
export function webhookSender({ timeoutMs = usualTimeoutMs, ...guard }: SenderOptions): WebhookSender {
  const lookup = guardedLookup(guard)
  return async (message) => {
    const url = readAddress(message.address, guard)
    rejectPrivateAddress(url, guard)
    const send = url.protocol === 'http:' ? plainRequest : secureRequest
    const signal = AbortSignal.timeout(timeoutMs)
    const post = () =>
      new Promise<WebhookResponse>((resolve, reject) => {
        const headers = { ...headersOf(message), ...traceHeaders() }
        const options = { method: 'POST', headers, lookup, signal, agent: false }
        const sent = send(url, options, (incoming) => {
          let response = ''
          const end = () => {
            resolve({ status: incoming.statusCode ?? 0, response: storable(response) })
            sent.destroy()
          }
          incoming.setEncoding('utf8')
          incoming.on('data', (chunk: string) => {
            response += chunk
            if (response.length >= longestResponse) end()
          })
          // The status is what counts: a body that ends early changes nothing.
          for (const event of ['end', 'error', 'close']) incoming.on(event, end)
        })
        sent.on('error', (error) => reject(signal.aborted ? new Error('No response in time') : error))
        sent.end(message.body)
      })
    return tracedCall({ service: 'webhook', operation: 'POST', host: url.hostname }, async (note) => {
      const response = await post()
      note({ 'http.response.status_code': response.status })
      return response
    })
  }
}

/** PostgreSQL stores no null characters. */
const storable = (text: string) => firstCharacters(text, longestResponse).replaceAll('\0', '')

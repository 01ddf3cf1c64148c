import { HttpError } from 'react-admin'
import type { Problem } from '#contract/protocol/problem.ts'
import { withTimeLimit } from '#contract/protocol/time-limit.ts'
import { currentShop } from './shop.ts'

/** How long the server may take for a response, and an upload for its next piece. */
const limitMs = 30_000
const offlineText = 'There is no connection. Check it, then try again'
const seconds = limitMs / 1000
const slowText = `The server has not responded for ${seconds} seconds. Try again`
const slowChangeText = `The server has not responded for ${seconds} seconds, and may have saved this or not. What you typed is still here: look in another tab, then try again`
const endedText =
  'You are signed out. What you typed is still here: sign in again in another tab, then come back and try again'
const unreadableText = 'The response of the server is not complete. Try again'

/** The error of a response, with the messages of single fields where react-admin's forms look for them. */
function errorOf(status: number, { message, errors, fields = {} }: Partial<Problem>) {
  const text = (errors ?? [message || 'This did not work. Try again in a moment']).join('\n')
  const byField = Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  return new HttpError(text, status, { errors: byField })
}

const lostError = (text: string, cause: unknown) => Object.assign(new HttpError(text, 0), { cause })

/** The time was over: another try would take as long. */
export const isSlow = (error: unknown) => error instanceof HttpError && error.body?.isSlow === true

/** A change may have been made all the same. */
const slowError = (isChange: boolean) => new HttpError(isChange ? slowChangeText : slowText, 0, { isSlow: true })

/** The session has ended, and the page is not left for it: something typed waits to be sent. */
export const isEndedChange = (error: unknown) => error instanceof HttpError && error.body?.isEndedChange === true

const endedError = () => new HttpError(endedText, 401, { isEndedChange: true })

/** When each record was last read, by its address: the server's time, to the second. */
const readAt = new Map<string, number>()

/** Of a change of a record: what others have changed since is not replaced without a word. */
function conditionOf(address: string, { method }: RequestInit): Record<string, string> {
  const at = method === 'GET' ? undefined : readAt.get(address)
  return at === undefined ? {} : { 'if-unmodified-since': new Date(at).toUTCString() }
}

/** After a conflict, too: the next try is made in knowledge of all changes up to the end of its second. */
function rememberRead(address: string, { status, headers }: Response) {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at)) return
  if (status === 200) readAt.set(address, at)
  else if (status === 409) readAt.set(address, at + 1000)
}

const headersFor = (init: RequestInit) => ({ ...init.headers, 'x-shop': currentShop() ?? '' })

function resultOf(status: number, text: string): unknown {
  if (status === 204) return null
  const isOk = status >= 200 && status < 300
  try {
    const body: unknown = JSON.parse(text)
    if (isOk) return body
    throw errorOf(status, body as Partial<Problem>)
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw isOk ? lostError(unreadableText, error) : errorOf(status, {})
  }
}

const isTimeOver = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

export async function request(address: string, init: RequestInit): Promise<unknown> {
  const isChange = init.method !== 'GET' && !address.startsWith('/manage/api/sign-')
  try {
    return await withTimeLimit(limitMs, async ({ signal }) => {
      const either = init.signal ? AbortSignal.any([init.signal, signal]) : signal
      const headers = { ...headersFor(init), ...conditionOf(address, init) }
      const response = await fetch(address, { ...init, headers, signal: either })
      rememberRead(address, response)
      return resultOf(response.status, await response.text())
    })
  } catch (error) {
    if (error instanceof HttpError) throw isChange && error.status === 401 ? endedError() : error
    if (isTimeOver(error)) throw slowError(isChange)
    throw lostError(offlineText, error)
  }
}

/** Sends a form with a file, whose time begins again with each piece: fetch reports none. */
export const upload = (address: string, body: FormData): Promise<unknown> =>
  withTimeLimit(limitMs, ({ signal, onProgress }) => {
    const sent = new XMLHttpRequest()
    return new Promise((resolve, reject) => {
      sent.open('POST', address)
      for (const [name, value] of Object.entries(headersFor({}))) sent.setRequestHeader(name, value)
      sent.upload.onprogress = onProgress
      sent.onload = () => {
        try {
          resolve(resultOf(sent.status, sent.responseText))
        } catch (error) {
          reject(error as Error) // of this file
        }
      }
      sent.onerror = () => reject(new HttpError(offlineText, 0))
      signal.addEventListener('abort', () => sent.abort())
      sent.send(body)
    })
  }).catch((error: unknown) => {
    throw isTimeOver(error) ? slowError(false) : error
  })

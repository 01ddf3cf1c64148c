import { type CallOptions, type ClientSend, queryText } from '#contract/client.ts'
import { filePath } from '#contract/project/project-file.ts'
import { ApiError, OfflineError } from '#contract/protocol/api-error.ts'
import { type ClientEndpoint, fillPath } from '#contract/protocol/endpoint.ts'
import type { Problem } from '#contract/protocol/problem.ts'
import { errorMessages } from '#domain/errors/error-messages.ts'

export type Upload = { form: FormData; onProgress: (percent: number) => void }

const isUpload = (body: unknown): body is Upload =>
  typeof body === 'object' && body !== null && 'form' in body && body.form instanceof FormData

function apiError(status: number, body: unknown): ApiError {
  const { code, message }: Partial<Problem> = Object(body)
  if (typeof code === 'string' && typeof message === 'string') return new ApiError(status, body as Problem) // our own server's
  return new ApiError(status, { code: 'unexpected', message: '', errors: [...errorMessages(body)] })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // a proxy or gateway responded, not the server
  }
}

/** Uses XMLHttpRequest, as fetch reports no upload progress. */
function post(url: string, { form, onProgress }: Upload, { headers = {}, signal }: CallOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    // The browser sets the content type, with its boundary.
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    }
    request.onload = () => {
      const body = read(request.responseText)
      if (request.status < 200 || request.status >= 300) return reject(apiError(request.status, body))
      resolve(body)
    }
    request.onerror = () => reject(new OfflineError('No answer from the server'))
    request.onabort = () => reject(signal?.reason)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

async function fetchBytes(url: string, { headers, signal }: CallOptions): Promise<Blob> {
  const response = await fetch(url, { ...(headers ? { headers } : {}), ...(signal ? { signal } : {}) }).catch(
    (cause: unknown) => {
      throw new OfflineError('No answer from the server', { cause })
    },
  )
  if (!response.ok) throw apiError(response.status, read(await response.text()))
  return response.blob()
}

const isFile = ({ method, path }: ClientEndpoint) => method === 'GET' && path === filePath

/** Sends forms with files and fetches files; `send` handles all other requests. */
export function withFiles(send: ClientSend, baseUrl = ''): ClientSend {
  return (endpoint, input, options) => {
    const url = baseUrl + fillPath(endpoint.path, input?.params) + queryText(input?.query)
    if (isUpload(input?.body)) return post(url, input.body, options)
    return isFile(endpoint) ? fetchBytes(url, options) : send(endpoint, input, options)
  }
}

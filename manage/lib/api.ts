import { HttpError } from 'react-admin'
import { createClient, queryText, type Send } from '#contract/client.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import type { Problem } from '#contract/protocol/problem.ts'
import { currentShop } from './shop.ts'

const offlineText = 'There is no connection. Check it, then try again'

/** The error of a response, with the messages of single fields where react-admin's forms look for them. */
function errorOf(status: number, { message, errors, fields = {} }: Partial<Problem>) {
  const text = (errors ?? [message ?? 'This did not work. Try again in a moment']).join('\n')
  const byField = Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]))
  return new HttpError(text, status, { errors: byField })
}

async function request(address: string, init: RequestInit): Promise<unknown> {
  const headers = { ...init.headers, 'x-shop': currentShop() ?? '' }
  const response = await fetch(address, { ...init, headers }).catch((cause: unknown) => {
    throw Object.assign(new HttpError(offlineText, 0), { cause })
  })
  if (response.status === 204) return null
  const body: unknown = await response.json().catch(() => ({}))
  if (!response.ok) throw errorOf(response.status, body as Partial<Problem>)
  return body
}

/** Sends a picture for a form. */
export function uploadPicture(file: File): Promise<ManagedPicture> {
  const body = new FormData()
  body.append('file', file)
  return request(manageContract.managePictures.upload.path, { method: 'POST', body }) as Promise<ManagedPicture> // the response of this endpoint
}

const send: Send = ({ method, path }, { params, query, body } = {}, { signal }) =>
  request(fillPath(path, params) + queryText(query), {
    method,
    ...(signal ? { signal } : {}),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })

export const api = createClient(manageContract, send)

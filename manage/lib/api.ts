import { createClient, queryText, type Send } from '#contract/client.ts'
import { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { fillPath } from '#contract/protocol/endpoint.ts'
import { request, upload } from './request.ts'

/** Sends a picture for a form. */
export function uploadPicture(file: File): Promise<ManagedPicture> {
  const body = new FormData()
  body.append('file', file)
  return upload(manageContract.managePictures.upload.path, body) as Promise<ManagedPicture> // the response of this endpoint
}

const send: Send = ({ method, path }, { params, query, body } = {}, { signal }) =>
  request(fillPath(path, params) + queryText(query), {
    method,
    ...(signal ? { signal } : {}),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
  })

export const api = createClient(manageContract, send)

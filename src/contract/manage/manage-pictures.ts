import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'

/** A picture as a form shows it. */
export const ManagedPicture = z.object({
  /** What the shop stores of it. */
  key: z.string(),
  /** Where it is, without width and format: `/images/…`. */
  path: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ManagedPicture = z.infer<typeof ManagedPicture>

/** A key in a form: it is compared to those of the shop. */
export const PictureKey = z.string().check(z.maxLength(200, 'This is no picture of the shop'))

export const managePictures = {
  upload: endpoint({
    method: 'POST',
    path: '/manage/api/pictures',
    summary:
      'Stores a picture for a form: multipart/form-data with file. One that no form saves is deleted after a day',
    response: ManagedPicture,
    errors: ['invalid_request', 'too_large', 'unavailable'],
    roles: ['owner', 'merchandiser'],
    added: true,
  }),
}

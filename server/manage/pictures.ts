import type { manageContract } from '#contract/manage/manage-contract.ts'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { cleanFileName } from '#domain/project/attachment.ts'
import { newId } from '../database/id.ts'
import type { Tx } from '../database/transaction.ts'
import type { Deps } from '../deps.ts'
import { HttpError, invalidField } from '../http/request/errors.ts'
import type { Handlers } from '../http/serve.ts'
import { pictureOf } from '../images/library.ts'
import { photoKey } from '../images/photo.ts'
import { photoTexts, readPhoto } from '../images/photo-upload.ts'
import { audited } from './audited.ts'
import { insertPicture, touchPictures } from './store/manage-pictures.ts'

export function managedPicture(key: string): ManagedPicture {
  const { path, width, height } = pictureOf(key, '')
  return { key, path, width, height }
}

export const managedPictureOrNull = (key: string | null) => (key === null ? null : managedPicture(key))

type Wanted = { keys: readonly (string | null)[]; former: readonly (string | null)[]; now: Date }

/** Rejects a picture that neither was there before nor is an upload. Returns the place of the first such one, else -1. */
export async function missingPicture(tx: Tx, { keys, former, now }: Wanted): Promise<number> {
  const added = keys.filter((key) => key !== null && !former.includes(key)).map(String)
  const known = await touchPictures(tx, added, now)
  return keys.findIndex((key) => key !== null && !former.includes(key) && !known.has(key))
}

export const pictureGoneText = 'This picture is gone: choose it again'

type Single = { key: string | null; former: string | null; now: Date; field?: string }

/** For a form with one picture. */
export async function checkPicture(tx: Tx, { key, former, now, field = 'picture' }: Single) {
  if ((await missingPicture(tx, { keys: [key], former: [former], now })) >= 0)
    throw invalidField(field, pictureGoneText)
}

/** Uploads of pictures, which a form then refers to. */
export const pictureHandlers = (deps: Deps): Handlers<typeof manageContract>['managePictures'] => ({
  upload: async (_input, context) => {
    const { files } = deps
    if (!files) throw new HttpError('unavailable', 'Pictures cannot be stored at the moment. Try again later')
    const { bytes, name } = await context.upload()
    const read = await readPhoto(bytes)
    if (!read.ok) throw invalidField('file', photoTexts[read.code])
    const { bytes: encoded, ...photo } = read.value
    const id = newId(deps.clock().getTime())
    const key = photoKey({ ...photo, id })
    // A file without a row does no harm; a row without a file is a picture that cannot be shown.
    await files.write(id, encoded)
    return audited(deps, context, {
      action: 'uploaded a picture',
      subject: 'picture',
      work: async (tx, now) => {
        await insertPicture(tx, { id, key, at: now })
        const after = { size: `${photo.width} × ${photo.height}` }
        return { result: managedPicture(key), subjectId: id, label: cleanFileName(name), before: null, after }
      },
    })
  },
})

import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { pictureAddresses, uploadedPictures } from '../../database/schema/manage.ts'
import type { Tx } from '../../database/transaction.ts'
import type { PictureOrigin } from '../fetch-picture.ts'

export type AddressedPicture = PictureOrigin & { address: string; pictureId: string }

/** An index takes no longer texts. */
const longestAddress = 2000

/** What hosts said of the pictures at these addresses when they last sent them. */
export async function pictureOrigins(db: Db, addresses: readonly string[]) {
  const rows = await db
    .select()
    .from(pictureAddresses)
    .where(inArray(pictureAddresses.address, [...addresses]))
  return new Map<string, AddressedPicture>(rows.map((row) => [row.address, row]))
}

const canBeAsked = ({ address, etag, lastModified }: AddressedPicture) =>
  address.length <= longestAddress && (etag !== null || lastModified !== null)

/** Notes what hosts said of pictures. Those of which they said nothing are requested in whole the next time. */
export async function notePictureOrigins(tx: Tx, pictures: readonly AddressedPicture[]) {
  const noted = pictures.filter(canBeAsked)
  if (noted.length === 0) return
  // A picture that was deleted just now has no row to refer to.
  await tx.execute(sql`
    insert into ${pictureAddresses} as held (address, picture_id, source, etag, last_modified)
    select distinct on (address) address, "pictureId", source, etag, "lastModified"
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
      as noted (address text, "pictureId" uuid, source text, etag text, "lastModified" text)
    join ${uploadedPictures} on ${uploadedPictures.id} = "pictureId"
    on conflict (address) do update set picture_id = excluded.picture_id, source = excluded.source, etag = excluded.etag,
      last_modified = excluded.last_modified
    where (held.picture_id, held.source, held.etag, held.last_modified)
      is distinct from (excluded.picture_id, excluded.source, excluded.etag, excluded.last_modified)`)
}

import { sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { categories, products, promotions, sales, staticContent, stores } from '../../database/schema/catalogue.ts'
import { articles } from '../../database/schema/content.ts'
import { uploadedPictures } from '../../database/schema/manage.ts'

/** Everything that shows a picture by its key. */
const usedKeys = sql`
  select image->>'key' from ${products}, jsonb_array_elements(${products.images}) image where ${products.images}::text like '%photo-%'
  union all select ${categories.picture} from ${categories}
  union all select ${stores.picture} from ${stores}
  union all select ${promotions.picture} from ${promotions}
  union all select ${articles.picture} from ${articles}
  union all select ${staticContent.banner}->>'picture' from ${staticContent}
  union all select image->>'src' from ${sales}, jsonb_path_query(${sales.images}, '$.*') image`

/** Deletes the rows of pictures that nothing shows and that were last saved before; returns their ids. */
export async function dropUnusedPictureRows(db: Db, before: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from ${uploadedPictures}
    where ${uploadedPictures.at} < ${before} and ${uploadedPictures.key} not in
      (select key from (${usedKeys}) used (key) where key is not null)
    returning ${uploadedPictures.id}`)
  return rows.map(({ id }) => id)
}

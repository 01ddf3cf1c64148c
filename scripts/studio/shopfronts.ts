// Renders a shop front for every store: node scripts/studio/shopfronts.ts
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { storePicture } from '../../server/demo/catalogue/places/store-rows.ts'
import { shops } from '../../server/demo/catalogue/shops.ts'
import { facadeDrawing } from './facade.ts'
import { mastersFolder, writeIndex } from './masters.ts'

const { values: options } = parseArgs({ options: { out: { type: 'string', default: mastersFolder } } })

const pictures = new Set<string>()
for (const shop of shops) {
  for (const store of shop.stores) {
    const picture = storePicture(shop, store)
    pictures.add(picture)
    await sharp(Buffer.from(facadeDrawing(shop, store.front, picture)))
      .webp({ quality: 84, effort: 6 })
      .toFile(join(options.out, `${picture}.webp`))
  }
}
if (options.out === mastersFolder) await writeIndex(pictures)

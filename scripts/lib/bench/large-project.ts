import { sql } from 'drizzle-orm'
import { positionsBetween } from '#domain/project/position.ts'
import type { Db } from '../../../server/database/database.ts'
import { newId } from '../../../server/database/id.ts'
import { tx } from '../../../server/database/transaction.ts'
import { newProject } from '../../../server/project/project-create.ts'
import { insertProjectLines } from '../../../server/project/store/project-lines.ts'
import { insertFolders, insertNotes } from '../../../server/project/store/project-parts.ts'
import { refreshProjectRows } from '../../../server/project/store/project-rows.ts'
import { insertProject, type ProjectRow } from '../../../server/project/store/projects.ts'

type Options = { brand: string; lines: number; now: Date }

const linesOfFolder = 50
const rooms = [
  'Kitchen',
  'Laundry',
  'Pantry',
  'Outdoor kitchen',
  'Bar',
  'Granny flat',
  'Studio',
  'Unit 1',
  'Unit 2',
  'Unit 3',
]

export type LargeProject = { id: string; folders: string[]; notes: string[]; codes: string[]; skus: string[] }

/** Creates a project of many lines in folders of fifty, every tenth with a note; the same products each time. */
export async function addLargeProject(db: Db, { brand, lines, now }: Options): Promise<LargeProject> {
  const { rows: products } = await db.execute<{ id: string; sku: string }>(sql`
    select products.id, sku from products join listings on listings.product_id = products.id and listings.brand = ${brand}
    where price_cents is not null and not price_upon_request order by md5(sku)`)
  const project: ProjectRow = {
    ...newProject({ brand, name: `Large project of ${lines} lines`, changedBy: 'Noor Haddad' }, now),
    lineCount: lines,
  }
  const positions = positionsBetween(null, null, Math.max(lines, 100))
  const folders = Array.from({ length: Math.ceil(lines / linesOfFolder) }, (_, index) => ({
    id: newId(now.getTime() + index),
    projectId: project.id,
    title: rooms[index] ?? `Room ${index + 1}`,
    position: positions[index] ?? '',
    madeVersion: 1,
    quoteId: null,
    quotedCents: null,
    quotedAt: null,
  }))
  const own = Array.from({ length: lines }, (_, index) => {
    const product = products[index % products.length]
    if (!product) throw new Error(`The shop ${brand} sells nothing`)
    const round = Math.floor(index / products.length)
    return { ...product, productCode: round === 0 ? product.sku : `${product.sku}-${round}`, index }
  })
  const noted = own.filter(({ index }) => index % 10 === 0 && index < products.length)
  const notes = noted.map(({ sku, index }) => ({
    id: newId(now.getTime() + index),
    projectId: project.id,
    sku,
    notes: `Check the cut-out of ${sku} on site before delivery.`,
    createdBy: 'Noor Haddad',
    changedAt: now,
    changedBy: 'Noor Haddad',
  }))
  await tx(db, async (transaction) => {
    await insertProject(transaction, project)
    await insertFolders(transaction, folders)
    await insertProjectLines(
      transaction,
      own.map(({ id, sku, productCode, index }) => ({
        projectId: project.id,
        productCode,
        productId: id,
        sku,
        folderId: folders[Math.floor(index / linesOfFolder)]?.id ?? null,
        position: positions[index] ?? '',
        quantity: 1 + (index % 3),
        warrantyId: null,
        installId: null,
        agreedCents: null,
        priceReason: null,
        competitor: null,
        competitorUrl: null,
        lockedCents: null,
        addedAt: now,
      })),
    )
    await insertNotes(transaction, notes)
    await refreshProjectRows(transaction, [project.id])
  })
  return {
    id: project.id,
    folders: folders.map(({ id }) => id),
    notes: notes.map(({ id }) => id),
    codes: own.map(({ productCode }) => productCode),
    skus: own.map(({ sku }) => sku),
  }
}

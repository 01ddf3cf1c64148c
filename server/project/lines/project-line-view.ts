import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { positionAfter } from '#domain/project/position.ts'
import type { Brand } from '#themes/brand.ts'
import type { Db } from '../../database/database.ts'
import { notFound } from '../../http/request/errors.ts'
import { shopOf } from '../../http/site/shop-of.ts'
import { lockOf, type PricedProjectLine, pricedLine, priceLines } from '../project-pricing.ts'
import { categoriesOf } from '../project-response.ts'
import { type LineProduct, lineStock, projectLinesNamed, projectLinesOf, soldProduct } from '../store/project-lines.ts'
import type { ProjectRow } from '../store/projects.ts'
import { projectLineResponse } from './project-line-response.ts'

type LineQuery = { sku: string; brand: Brand; now: Date }

/** The line with this code, otherwise the first line of the SKU. */
export async function lineOf(
  db: Db,
  project: ProjectRow,
  { sku, brand, now }: LineQuery,
): Promise<PricedProjectLine | null> {
  const lines = await projectLinesNamed(db, project.id, sku)
  const line = lines.find(({ productCode }) => productCode === sku) ?? lines.find((row) => row.sku === sku)
  if (!line) return null
  const [priced] = await priceLines(db, { lines: [line], lock: lockOf(project), brand, now })
  return priced ?? null
}

/** A line outside any project. */
const looseLine = (product: LineProduct, { now, position }: { now: Date; position: string }) => ({
  projectId: '',
  productCode: product.sku,
  productId: product.id,
  sku: product.sku,
  folderId: null,
  position,
  quantity: 1,
  warrantyId: null,
  installId: null,
  agreedCents: null,
  priceReason: null,
  competitor: null,
  competitorUrl: null,
  lockedCents: null,
  addedAt: now,
})

/** A product as a line: the existing line of the project, otherwise the line that adding it would create. */
export async function productAsLine(db: Db, project: ProjectRow | null, query: LineQuery): Promise<ProjectProduct> {
  const own = project && (await lineOf(db, project, query))
  if (own) return projectLineResponse(own, await categoriesOf(db, [own]))
  const { brand, now, sku } = query
  const product = await soldProduct(db, shopOf({ brand }), sku)
  if (!product) throw notFound(`There is no product ${sku} in this shop`)
  const stock = (await lineStock(db, brand.country, [product.id])).get(product.id) ?? null
  const lines = project ? await projectLinesOf(db, project.id) : []
  const position = positionAfter(lines.map((line) => line.position))
  const line = pricedLine(looseLine(product, { now, position }), { product, stock, isLocked: false, brand })
  return projectLineResponse(line, await categoriesOf(db, [line]))
}

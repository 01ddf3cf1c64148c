import * as z from 'zod/mini'
import { amountText, piecesText, unknownProductText } from '../fields/field-texts.ts'
import { Dollars, QueryFlag } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { Outline } from './project.ts'
import {
  KnownVersion,
  NewId,
  OnProject,
  Position,
  ProjectId,
  ProjectProduct,
  Saved,
  SavedLine,
  SeenVersion,
} from './project-parts.ts'
import { priceReasons, projectLimits } from './project-values.ts'

const moveLimitText = 'Move 1000 lines at most'

const Sku = z.string().check(z.minLength(1, 'Choose a product'), z.maxLength(100, unknownProductText))
const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please shorten this to ${max} characters`))
const Quantity = z
  .number()
  .check(z.int('Give a whole number'), z.gte(1, piecesText), z.lte(projectLimits.quantity, piecesText))
const ItemId = z.string().check(z.minLength(1, 'Say which one'), z.maxLength(100, 'There is no such item'))

const priceChecks = [
  z.lte(projectLimits.price, 'Give a price of at most $1,000,000'),
  z.multipleOf(0.01, 'Give dollars and whole cents'),
] as const

const UnitPrice = z.number(amountText).check(z.gt(0, 'Give a price above 0'), ...priceChecks)

const SeenPrice = z
  .number('Give the price that was shown')
  .check(z.gte(0, 'Give a price of $0 or more'), ...priceChecks)

const terms = {
  /** Agreed unit price; null resets it to today's price. */
  price: z.optional(z.nullable(UnitPrice)),
  /** Required with a price. */
  priceReason: z.optional(z.enum(priceReasons, 'Choose a reason')),
  /** The competitor with the lower price, and the URL of its page: required for a price match. */
  competitor: z.optional(Text(projectLimits.competitor)),
  competitorUrl: z.optional(Text(projectLimits.competitorUrl)),
  warrantyId: z.optional(z.nullable(z.string())),
  installId: z.optional(z.nullable(z.string())),
}

const isPage = (url: string) => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url)

type Proof = {
  price?: number | null | undefined
  priceReason?: string | undefined
  competitor?: string | undefined
  competitorUrl?: string | undefined
}

/** A price requires a reason, and a price match requires the competitor's page. */
const provesPrice = z.check<Proof>(({ value, issues }) => {
  const { price, priceReason, competitor = '', competitorUrl = '' } = value
  const wrong = (field: keyof Proof, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message })
  if (price == null) return
  if (priceReason === undefined) wrong('priceReason', 'Choose a reason')
  if (priceReason !== 'priceMatch') return
  if (competitor === '') wrong('competitor', "Please enter the competitor's name")
  if (!isPage(competitorUrl))
    wrong('competitorUrl', "Give the address of the competitor's page, beginning with https://")
})

/**
 * The terms that staff agree on for one line; absent fields stay unchanged. The form and the server share this check.
 */
export const LineTerms = z.object(terms).check(provesPrice)

const isCodeOf = (code: string, sku: string) =>
  code === sku || (code.startsWith(`${sku}-`) && /^[A-Za-z0-9]{1,40}$/.test(code.slice(sku.length + 1)))

const namesOwnCode = z.check<{ sku: string; newCode?: string | undefined }>(({ value: { sku, newCode }, issues }) => {
  if (newCode === undefined || isCodeOf(newCode, sku.trim())) return
  const message = 'Give the SKU, or the SKU and - with letters and digits'
  issues.push({ code: 'custom', input: newCode, path: ['newCode'], message })
})

/**
 * Adds a product as a new line. With `productCode`, or when the folder (any folder, if none is given) already has the
 * product, updates that line instead.
 */
export const ProjectLine = z
  .object({
    projectId: ProjectId,
    version: KnownVersion,
    sku: Sku,
    productCode: z.optional(z.string()),
    /** The code for a new line: the SKU, optionally followed by `-` and alphanumeric characters. */
    newCode: z.optional(Sku),
    /** The unit price when the shopper added it; the log notes when the price differs by then. */
    seenPrice: z.optional(z.nullable(SeenPrice)),
    /** For a new line; by default it is the last line. */
    position: z.optional(Position),
    /** Null: in no folder. For a new line only; sort-products moves existing lines. */
    folderId: z.optional(z.nullable(z.string())),
    quantity: z.optional(Quantity),
    ...terms,
  })
  .check(provesPrice, namesOwnCode)
export type ProjectLine = z.infer<typeof ProjectLine>

export const SaveFolder = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  /** Renames this folder; without an id, creates a folder. */
  id: z.optional(z.string()),
  newId: NewId,
  /** For a new folder; by default it is the last folder. */
  position: z.optional(Position),
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a title'),
      z.maxLength(projectLimits.folderTitle, 'A title has 60 characters at most'),
    ),
})

export const SaveNote = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  id: z.optional(z.string()),
  newId: NewId,
  sku: Sku,
  notes: Text(projectLimits.note).check(z.minLength(1, 'Please enter a note')),
})

/** A new variation requires brand and variation; on an existing one, absent fields stay unchanged. */
export const SaveVariation = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  id: z.optional(z.string()),
  newId: NewId,
  productCode: Sku,
  brand: z.optional(Text(100)),
  variationSku: z.optional(Text(100).check(z.minLength(1, 'Choose a variation'))),
  comments: z.optional(Text(projectLimits.note)),
  rrpOverride: z.optional(z.nullable(Dollars)),
})

export const Transfer = z.object({
  fromProjectId: ProjectId,
  toProjectId: ProjectId,
  /** Null or absent: to no folder. */
  toFolderId: z.optional(z.nullable(z.string())),
  products: z
    .array(z.object({ productCode: z.string(), quantity: Quantity }))
    .check(z.minLength(1, 'Choose a product to move'), z.maxLength(projectLimits.lines, moveLimitText)),
})

/** Requires the whole list or single moves; with both, the moves apply. */
const namesOrder = (list: 'products' | 'projects') =>
  z.check<{ moves?: unknown; products?: unknown; projects?: unknown }>(({ value, issues }) => {
    if (value[list] === undefined && value.moves === undefined)
      issues.push({ code: 'custom', input: value[list], path: [list], message: 'Name all in their order, or moves' })
  })

const Removal = { projectId: ProjectId, version: SeenVersion }

const saved = { response: Saved, errors: ['not_found', 'conflict'], access: 'projects' } as const

/** The contents of a project: lines, folders, notes and variations. */
export const projectLines = {
  add: endpoint({
    method: 'POST',
    path: '/api/projects/product',
    summary: 'Add a product, or change quantity, price and extras of its line',
    body: ProjectLine,
    ...saved,
    response: SavedLine,
    inBatch: true,
  }),
  product: endpoint({
    method: 'GET',
    path: '/api/projects/product/:sku',
    summary: 'A product as a line of a project would show it',
    params: z.object({ sku: z.string() }),
    response: ProjectProduct,
    errors: ['not_found'],
    access: 'staff',
  }),
  line: endpoint({
    method: 'GET',
    path: '/api/projects/product/:sku/:projectId',
    summary: 'The line of a project with this product; the product as it would be when it has none',
    params: z.object({ sku: z.string(), projectId: z.string() }),
    response: ProjectProduct,
    errors: ['not_found'],
    access: 'projects',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/product/:projectId/:sku',
    summary: 'Remove a line by its product code, or all lines of a SKU; doing it again succeeds',
    params: z.object({ projectId: z.string(), sku: z.string() }),
    query: z.object({ version: SeenVersion }),
    ...saved,
    inBatch: true,
  }),
  sort: endpoint({
    method: 'POST',
    path: '/api/projects/sort-products',
    summary: 'The order of the lines in one folder; lines from elsewhere move into it. Or single moves, which merge',
    body: z
      .extend(OnProject, {
        /** The folder of `products`; null or absent: the lines in no folder. */
        folderId: z.optional(z.nullable(z.string())),
        /** Product codes in their order; lines of the folder that are not listed keep their order at the end. */
        products: z.optional(z.array(z.string()).check(z.minLength(1, 'Name the products in their order'))),
        /** New positions of single lines. */
        moves: z.optional(
          z
            .array(z.object({ productCode: ItemId, folderId: z.nullable(z.string()), position: Position }))
            .check(z.minLength(1, 'Name a product to move'), z.maxLength(projectLimits.lines, moveLimitText)),
        ),
      })
      .check(namesOrder('products')),
    ...saved,
    inBatch: true,
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-transfer',
    summary: 'Move products to another project, all or none',
    body: Transfer,
    response: z.object({ from: Outline, to: Outline }),
    errors: ['not_found'],
    access: 'projects',
  }),
  saveFolder: endpoint({
    method: 'POST',
    path: '/api/v2/project/folder',
    summary: 'Make a folder, or rename the one that is named',
    body: SaveFolder,
    ...saved,
    inBatch: true,
  }),
  removeFolder: endpoint({
    method: 'DELETE',
    path: '/api/projects/folder',
    summary: 'Delete a folder, with its products or without; deleting it again succeeds',
    query: z.object({ ...Removal, folderId: ItemId, removeProducts: z.optional(QueryFlag) }),
    ...saved,
    added: true,
    inBatch: true,
  }),
  duplicateFolder: endpoint({
    method: 'POST',
    path: '/api/v2/project/duplicate-folder',
    summary: 'Copy a folder with its products inside its project',
    body: z.object({ projectId: ProjectId, folderId: ItemId }),
    ...saved,
    inBatch: true,
  }),
  sortFolders: endpoint({
    method: 'POST',
    path: '/api/v2/project/sort-folders',
    summary:
      'The order of folders; each projectId is the id of a folder, all of one project. Or single moves, which merge',
    body: z
      .object({
        version: KnownVersion,
        /** Required with moves. */
        projectId: z.optional(ProjectId),
        projects: z.optional(
          z
            .array(z.object({ projectId: ItemId, sortOrder: z.number() }))
            .check(z.minLength(1, 'Name the folders in their order')),
        ),
        moves: z.optional(
          z
            .array(z.object({ id: ItemId, position: Position }))
            .check(
              z.minLength(1, 'Name a folder to move'),
              z.maxLength(projectLimits.folders, 'Move 100 folders at most'),
            ),
        ),
      })
      .check(namesOrder('projects')),
    ...saved,
    inBatch: true,
  }),
  saveNote: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-note',
    summary: 'Write a note about a product of the project, or change it; the customer can see it',
    body: SaveNote,
    ...saved,
    inBatch: true,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/product-note',
    summary: 'Delete a note; deleting it again succeeds',
    query: z.object({ ...Removal, noteId: ItemId }),
    ...saved,
    inBatch: true,
  }),
  saveVariation: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-variation',
    summary: 'Order a product of the project in a variation, or change it',
    body: SaveVariation,
    ...saved,
    inBatch: true,
  }),
  removeVariation: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/product-variation',
    summary: 'Delete a variation; deleting it again succeeds',
    query: z.object({ ...Removal, variationId: ItemId }),
    ...saved,
    inBatch: true,
  }),
}

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Outline } from './project.ts'
import { KnownVersion, OnProject, ProjectId, ProjectProduct, Saved } from './project-parts.ts'
import { projectLimits } from './project-values.ts'
import { Dollars } from './values.ts'

const Sku = z.string().check(z.minLength(1, 'Choose a product'), z.maxLength(100, 'This product is not known'))
const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max, `Please shorten this to ${max} characters`))
const Quantity = z
  .number()
  .check(
    z.int('Give a whole number'),
    z.gte(1, 'A line holds 1 to 99 pieces'),
    z.lte(projectLimits.quantity, 'A line holds 1 to 99 pieces'),
  )
const ItemId = z.string().check(z.minLength(1, 'Say which one'), z.maxLength(100, 'There is no such item'))

/** A product that is not in the project yet becomes a line; one that is, or the line of `productCode`, takes what is named. */
export const ProjectLine = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  sku: Sku,
  productCode: z.optional(z.string()),
  /** Null: in no folder. Of a new line only; lines are moved by sort-products. */
  folderId: z.optional(z.nullable(z.string())),
  quantity: z.optional(Quantity),
  /** Agreed price of one; null goes back to today's. */
  price: z.optional(z.nullable(Dollars)),
  /** Where a competitor asks less: needed with a price. */
  competitorUrl: z.optional(z.string()),
  warrantyId: z.optional(z.nullable(z.string())),
  installId: z.optional(z.nullable(z.string())),
})
export type ProjectLine = z.infer<typeof ProjectLine>

export const SaveFolder = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  /** Renames that folder; without it a folder is made. */
  id: z.optional(z.string()),
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
  sku: Sku,
  notes: Text(projectLimits.note).check(z.minLength(1, 'Please enter a note')),
})

export const SaveVariation = z.object({
  projectId: ProjectId,
  version: KnownVersion,
  id: z.optional(z.string()),
  productCode: Sku,
  brand: Text(100),
  variationSku: Text(100).check(z.minLength(1, 'Choose a variation')),
  comments: Text(projectLimits.note),
  rrpOverride: z.nullable(Dollars),
})

export const Transfer = z.object({
  fromProjectId: ProjectId,
  toProjectId: ProjectId,
  /** Null or left out: into no folder. */
  toFolderId: z.optional(z.nullable(z.string())),
  products: z
    .array(z.object({ productCode: z.string(), quantity: Quantity }))
    .check(z.minLength(1, 'Choose a product to move'), z.maxLength(projectLimits.lines, 'Move 1000 lines at most')),
})

const saved = { response: Saved, errors: ['not_found', 'conflict'], access: 'staff' } as const

/** What a project holds: its lines, the folders they stand in, notes and variations. */
export const projectLines = {
  add: endpoint({
    method: 'POST',
    path: '/api/projects/product',
    summary: 'Add a product, or change quantity, price and extras of its line',
    body: ProjectLine,
    ...saved,
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
    access: 'staff',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/projects/product/:projectId/:sku',
    summary: 'Remove a line by its product code, or all lines of a SKU; doing it again succeeds',
    params: z.object({ projectId: z.string(), sku: z.string() }),
    ...saved,
  }),
  sort: endpoint({
    method: 'POST',
    path: '/api/projects/sort-products',
    summary: 'The order of the lines in one folder; lines from elsewhere move into it',
    body: z.extend(OnProject, {
      /** Null or left out: the lines in no folder. */
      folderId: z.optional(z.nullable(z.string())),
      /** Product codes in their order; lines of the folder that are missing keep theirs at the end. */
      products: z.array(z.string()).check(z.minLength(1, 'Name the products in their order')),
    }),
    ...saved,
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-transfer',
    summary: 'Move products to another project, all or none',
    body: Transfer,
    response: z.object({ from: Outline, to: Outline }),
    errors: ['not_found'],
    access: 'staff',
  }),
  saveFolder: endpoint({
    method: 'POST',
    path: '/api/v2/project/folder',
    summary: 'Make a folder, or rename the one that is named',
    body: SaveFolder,
    ...saved,
  }),
  duplicateFolder: endpoint({
    method: 'POST',
    path: '/api/v2/project/duplicate-folder',
    summary: 'Copy a folder with its products inside its project',
    body: z.object({ projectId: ProjectId, folderId: ItemId }),
    ...saved,
  }),
  sortFolders: endpoint({
    method: 'POST',
    path: '/api/v2/project/sort-folders',
    summary: 'The order of folders; each projectId is the id of a folder, all of one project',
    body: z.object({
      version: KnownVersion,
      projects: z
        .array(z.object({ projectId: ItemId, sortOrder: z.number() }))
        .check(z.minLength(1, 'Name the folders in their order')),
    }),
    ...saved,
  }),
  saveNote: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-note',
    summary: 'Write a note about a product of the project, or change it; the customer can see it',
    body: SaveNote,
    ...saved,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/product-note',
    summary: 'Delete a note; deleting it again succeeds',
    query: z.object({ projectId: ProjectId, noteId: ItemId }),
    ...saved,
  }),
  saveVariation: endpoint({
    method: 'POST',
    path: '/api/v2/project/product-variation',
    summary: 'Order a product of the project in a variation, or change it',
    body: SaveVariation,
    ...saved,
  }),
  removeVariation: endpoint({
    method: 'DELETE',
    path: '/api/v2/project/product-variation',
    summary: 'Delete a variation; deleting it again succeeds',
    query: z.object({ projectId: ProjectId, variationId: ItemId }),
    ...saved,
  }),
}

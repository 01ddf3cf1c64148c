import * as z from 'zod/mini'
import { CartProduct } from '../checkout/cart.ts'
import { nameLengthText, unknownProjectText } from '../fields/field-texts.ts'
import { Dollars, QueryNumber } from '../fields/values.ts'
import {
  fileEndings,
  priceReasons,
  projectLimits,
  projectStatuses,
  sharedStatuses,
  stockAvailabilities,
} from './project-values.ts'

const text = (max: number) => z.string().check(z.maxLength(max, `Please shorten this to ${max} characters`))

export const ProjectId = z.string().check(z.minLength(1, 'Name the project'), z.maxLength(50, unknownProjectText))
/** The project version that a change is based on; without it, the change overwrites later changes. */
export const KnownVersion = z.optional(z.number().check(z.int('Give a whole number'), z.gte(1, 'Versions begin at 1')))
/** The same as a query parameter. */
export const SeenVersion = z.optional(
  z.pipe(
    QueryNumber,
    z.number('Give a whole number').check(z.int('Give a whole number'), z.gte(1, 'Versions begin at 1')),
  ),
)
/** The id for a new item. If the id exists, the item is updated: the request is a retry. */
export const NewId = z.optional(
  z.string().check(z.toLowerCase(), z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Give a UUID')),
)
export const Position = z.string().check(z.regex(/^[A-Za-z][0-9A-Za-z]{1,199}$/, 'This is no position'))
/** The project and the version that a change is based on. */
export const OnProject = z.object({ projectId: ProjectId, version: KnownVersion })

export const ProjectName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(projectLimits.name, nameLengthText))

/** The customer of the quote and details of the work. Every field may be empty. */
export const QuoteData = z.object({
  projectAddress: text(200),
  suburb: text(100),
  postCode: text(10),
  state: text(40),
  firstName: text(100),
  lastName: text(100),
  customerName: text(200),
  customerEmail: text(254),
  customerEmailSecondary: text(254),
  contactNumber: text(30),
  customerNumberSecondary: text(30),
  projectGoal: text(300),
  /** yyyy-mm-dd, or empty. */
  projectStart: text(10),
  referrerCode: text(40),
  referrerName: text(100),
  referrerBusinessName: text(100),
  referrerPhone: text(30),
  referrerContact: text(254),
  interests: text(500),
  comments: text(2000),
  showCulinaryBookings: z.boolean(),
})
export type QuoteData = z.infer<typeof QuoteData>

/** The keys that POST customer accepts; POST details accepts the others. */
export const customerKeys = [
  'firstName',
  'lastName',
  'customerName',
  'customerEmail',
  'customerEmailSecondary',
  'contactNumber',
  'customerNumberSecondary',
] as const satisfies readonly (keyof QuoteData)[]

/** A price that staff agreed to, with the reason. The competitor is set for a price match only. */
export const AgreedPrice = z.object({
  price: Dollars,
  reason: z.enum(priceReasons),
  competitor: z.nullable(z.string()),
  competitorUrl: z.nullable(z.string()),
})
export type AgreedPrice = z.infer<typeof AgreedPrice>

/** A line of a project. `price` is the effective price: the locked one, else the agreed one, else today's. */
export const ProjectProduct = z.extend(CartProduct, {
  /** GTIN-13, the number of its barcode. */
  gtin: z.optional(z.nullable(z.string())),
  /** Null: in no folder. */
  folderId: z.nullable(z.string()),
  /**
   * Position in its folder: sorts by character code (domain/project/position.ts), and by product code when positions are equal.
   */
  position: z.string(),
  lineTotal: Dollars,
  /** Today's unit price; null when this shop no longer sells the product. */
  livePrice: z.nullable(Dollars),
  /** Today's price when staff agreed to a lower one; customers see it too. */
  wasPrice: z.nullable(Dollars),
  agreed: z.nullable(AgreedPrice),
  /** The locked price while the price lock is active. */
  lockedPrice: z.nullable(Dollars),
  /** The price lock is active, and the line was added after it started. */
  addedSinceLock: z.boolean(),
  availability: z.enum(stockAvailabilities),
  stockQuantity: z.number(),
  /** yyyy-mm-dd of the next delivery of stock. */
  nextStockDate: z.nullable(z.string()),
  /** Ours: the orders from this project that have all its pieces, but for cancelled ones. */
  orders: z.optional(z.array(z.object({ id: z.string(), number: z.string() }))),
})
export type ProjectProduct = z.infer<typeof ProjectProduct>

export const ProjectFolder = z.object({
  id: z.string(),
  title: z.string(),
  /** Product codes in their order. */
  products: z.array(z.string()),
  /** Position among the folders; sorts by id when positions are equal. */
  position: z.string(),
  /** The same as an index from 0. */
  sortOrder: z.number(),
  total: Dollars,
  /** Set when the folder has its own quote. */
  quoteId: z.nullable(z.number()),
  /** Path and query of that quote as a PDF. */
  quoteFile: z.optional(z.nullable(z.string())),
})
export type ProjectFolder = z.infer<typeof ProjectFolder>

export const ProjectFile = z.object({
  id: z.string(),
  /** Null: it belongs to the whole project. */
  productCode: z.nullable(z.string()),
  name: z.string(),
  kind: z.enum(fileEndings),
  /** Bytes. */
  size: z.number(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  showToCustomer: z.boolean(),
})
export type ProjectFile = z.infer<typeof ProjectFile>

export const ProductNote = z.object({
  id: z.string(),
  notes: z.string(),
  sku: z.string(),
  createdBy: z.string(),
  lastModified: z.string(),
  salesPersonName: z.string(),
})
export type ProductNote = z.infer<typeof ProductNote>

export const ProductVariation = z.object({
  id: z.string(),
  brand: z.string(),
  variationSku: z.string(),
  comments: z.string(),
  productCode: z.string(),
  /** Replaces the displayed RRP, never the price. */
  rrpOverride: z.nullable(Dollars),
})
export type ProductVariation = z.infer<typeof ProductVariation>

export const StaffComment = z.object({ id: z.string(), user: z.string(), timestamp: z.string(), message: z.string() })
export type StaffComment = z.infer<typeof StaffComment>

export const SalesPerson = z.object({ code: z.string(), name: z.string(), subdivision: z.string() })
export type SalesPerson = z.infer<typeof SalesPerson>

export const ProjectStore = z.object({
  storeId: z.string(),
  storeUri: z.string(),
  name: z.string(),
  subdivision: z.string(),
})
export type ProjectStore = z.infer<typeof ProjectStore>

export const PriceLock = z.object({
  lockedAt: z.string(),
  lockedBy: z.string(),
  /** yyyy-mm-dd, the last day of the price lock; null: locked until a member of staff unlocks it. */
  expiryDate: z.nullable(z.string()),
})

export const Sharing = z.object({
  sharedStatus: z.enum(sharedStatuses),
  shareId: z.nullable(z.string()),
  /** Path and query of the shared view. */
  link: z.nullable(z.string()),
  sharedAt: z.nullable(z.string()),
  sharedBy: z.nullable(z.string()),
  /** When the link expires. */
  expiresAt: z.nullable(z.string()),
  /** When the link was first and last opened, not by staff. */
  openedAt: z.nullable(z.string()),
  lastOpenedAt: z.nullable(z.string()),
})
export type Sharing = z.infer<typeof Sharing>

export const ProjectTotals = z.object({
  lineCount: z.number(),
  pieceCount: z.number(),
  /** Includes GST in every shop. */
  total: Dollars,
  /** The tax included in the total. */
  gst: Dollars,
  /** Line prices and folder totals exclude GST. */
  pricesExGst: z.optional(z.boolean()),
})

/** The quote that was saved last. */
export const SavedQuote = z.object({
  quoteId: z.number(),
  /** Increases with every saved quote. */
  quoteVersion: z.number(),
  total: Dollars,
  savedAt: z.string(),
  savedBy: z.string(),
  emailedAt: z.nullable(z.string()),
  emailedTo: z.array(z.string()),
  /** Path and query of the quote as a PDF. */
  file: z.optional(z.nullable(z.string())),
})

export type SavedQuote = z.infer<typeof SavedQuote>

export const Project = z.object({
  projectRef: z.string(),
  projectName: z.string(),
  version: z.number(),
  created: z.string(),
  dateModified: z.string(),
  modifiedBy: z.string(),
  quoteId: z.nullable(z.number()),
  cart: z.object({ products: z.array(ProjectProduct) }),
  folders: z.array(ProjectFolder),
  files: z.array(ProjectFile),
  productNotes: z.array(ProductNote),
  productVariations: z.array(ProductVariation),
  /** SKUs that a brand offers as variations of the project's products, by brand name. */
  brandVariations: z.record(z.string(), z.array(z.string())),
  staffComments: z.array(StaffComment),
  quoteData: QuoteData,
  quoted: z.boolean(),
  projectEmailed: z.boolean(),
  sharedStatus: z.enum(sharedStatuses),
  quoteStatus: z.enum(projectStatuses),
  selectedSalesPerson: z.nullable(SalesPerson),
  selectedStore: z.nullable(ProjectStore),
  /** The project changed after the quote was saved. */
  changedSinceQuote: z.boolean(),
  quote: z.nullable(SavedQuote),
  priceLock: z.nullable(PriceLock),
  sharing: Sharing,
  totals: ProjectTotals,
})
export type Project = z.infer<typeof Project>

/** The response to every change. Reload the project where the page shows more than the changed field. */
export const Saved = z.object({
  projectId: z.string(),
  version: z.number(),
  dateModified: z.string(),
  modifiedBy: z.string(),
  /** Id of the created or changed comment, note, variation, folder, file or line (its product code). */
  id: z.nullable(z.string()),
  /** Another user changed the project after the version in the request: the client should reload it. */
  isMerged: z.boolean(),
})
export type Saved = z.infer<typeof Saved>

/**
 * Response to an added line: its current unit price; null when it has no price or is gone, and for an update by product
 * code.
 */
export const SavedLine = z.extend(Saved, { price: z.nullable(Dollars) })

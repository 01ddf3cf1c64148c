/** The words and sizes of the staff tool that go over the wire. */
export const projectStatuses = ['Open', 'Pending', 'Quoted', 'Lost', 'Won', 'Partial'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectModes = ['View', 'Edit'] as const
export type ProjectMode = (typeof projectModes)[number]

export const sharedStatuses = ['NotShared', 'Shared'] as const

export const stockAvailabilities = ['noStock', 'supersededAndNoStock', 'inStock', 'backOrder', 'indeterminate'] as const
export type StockAvailability = (typeof stockAvailabilities)[number]

/** Why staff ask another price than the shop's. */
export const priceReasons = ['priceMatch', 'package', 'displayStock', 'goodwill'] as const
export type PriceReason = (typeof priceReasons)[number]

/** The paths of a dashboard row; each of them can be sorted by. */
export const rowPaths = [
  'projectName',
  'projectId',
  'folderName',
  'folderId',
  'quoteId',
  'status.name',
  'salesperson.name',
  'store.name',
  'customerName',
  'customerPhone',
  'customerEmail',
  'secondaryCustomerPhone',
  'secondaryCustomerEmail',
  'quotePrice',
  'projectGoal',
  'projectStart',
  'created',
  'dateModified',
  'referrer',
  'fullAddress',
] as const
export type RowPath = (typeof rowPaths)[number]

export const sortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Rows on a page of the dashboard and of the project list. */
export const projectPageSize = 13

export const projectLimits = {
  name: 100,
  folderTitle: 60,
  comment: 2000,
  note: 1000,
  lines: 1000,
  folders: 100,
  quantity: 99,
  /** Dollars of one. */
  price: 1_000_000,
  competitor: 100,
  competitorUrl: 1000,
  files: 50,
  fileBytes: 20 * 1024 * 1024,
  /** How far ahead prices may be locked and a link may be shared, in months. */
  monthsAhead: 12,
} as const

/** What may be attached, by the ending of its name. */
export const fileEndings = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'heic', 'docx', 'xlsx'] as const

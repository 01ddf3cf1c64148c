import type { CartProduct } from '#contract/checkout/cart.ts'
import type { Project, ProjectFile, ProjectFolder, ProjectProduct } from '#contract/project/project-parts.ts'
import { roundDollars } from '#domain/money/money.ts'
import { positionsBetween } from './position.ts'
import { emptyQuoteData } from './project-response.ts'
import { withLines } from './project-sums.ts'

export const notShared = {
  sharedStatus: 'NotShared',
  shareId: null,
  link: null,
  sharedAt: null,
  sharedBy: null,
  expiresAt: null,
  openedAt: null,
  lastOpenedAt: null,
} as const

const blank: Omit<Project, 'projectRef'> = {
  projectName: '',
  version: 1,
  created: '',
  dateModified: '',
  modifiedBy: '',
  quoteId: null,
  cart: { products: [] },
  folders: [],
  files: [],
  productNotes: [],
  productVariations: [],
  brandVariations: {},
  staffComments: [],
  quoteData: emptyQuoteData,
  quoted: false,
  projectEmailed: false,
  sharedStatus: 'NotShared',
  quoteStatus: 'Open',
  selectedSalesPerson: null,
  selectedStore: null,
  changedSinceQuote: false,
  quote: null,
  priceLock: null,
  sharing: notShared,
  totals: { lineCount: 0, pieceCount: 0, total: 0, gst: 0 },
}

type ProjectResponse = { readonly [Key in keyof Project]?: Project[Key] | null | undefined } & {
  /** An alias of `files`. */
  readonly attachments?: Project['files'] | null
}

/** Defaults for lines stored by an older app, or sent by a server with the required fields only. */
const unsaid = {
  folderId: null,
  agreed: null,
  wasPrice: null,
  lockedPrice: null,
  addedSinceLock: false,
  availability: 'indeterminate',
  stockQuantity: 0,
  nextStockDate: null,
} as const

/** A line with the fields of the specification, and optionally ours. */
export type ListedLine = CartProduct & Partial<ProjectProduct>

export const readLine = (line: ListedLine, position: string): ProjectProduct => ({
  ...unsaid,
  position,
  livePrice: line.price,
  lineTotal: roundDollars(line.price * line.quantity),
  ...line,
})

const notQuoted = { quoteId: null } as const

/** Defaults for a file that the server sends without details. */
const unnamedFile = {
  productCode: null,
  name: 'Attachment',
  kind: 'pdf',
  size: 0,
  uploadedBy: '',
  uploadedAt: '',
  showToCustomer: false,
} as const

export type ListedFile = Pick<ProjectFile, 'id'> & Partial<ProjectFile>

export const readFile = (file: ListedFile): ProjectFile => ({ ...unnamedFile, ...file })

const given = (record: object) => Object.fromEntries(Object.entries(record).filter(([, value]) => value != null))

/** A project response, with missing parts read as empty [S3-3-21]. */
export function readProject(projectRef: string, { attachments, cart, ...response }: ProjectResponse): Project {
  const lines = cart?.products ?? []
  // Copies stored before positions existed get them from the list order; computed only then, as hundreds take long.
  const isPlaced = [...lines, ...(response.folders ?? [])].every(({ position }) => position !== undefined)
  const positions = isPlaced ? [] : positionsBetween(null, null, Math.max(lines.length, response.folders?.length ?? 0))
  const folderOf = new Map((response.folders ?? []).flatMap(({ id, products }) => products.map((code) => [code, id])))
  const inFolder = ({ productCode }: ListedLine) => ({ folderId: folderOf.get(productCode) ?? null })
  const project: Project = {
    ...blank,
    projectRef,
    ...given(response), // the keys of the response that have a value
    cart: { products: lines.map((line, place) => readLine({ ...inFolder(line), ...line }, positions[place] ?? '')) },
    folders: (response.folders ?? []).map((folder, place) => ({
      ...notQuoted,
      ...folder,
      position: folder.position ?? positions[place] ?? '',
    })),
    files: (response.files ?? attachments ?? []).map(readFile),
    staffComments: (response.staffComments ?? []).map((comment, place) => ({
      ...comment,
      id: comment.id ?? String(place),
    })),
    quoteData: { ...emptyQuoteData, ...given(response.quoteData ?? {}) },
  }
  return response.totals ? project : withLines(project, project.cart.products)
}

/** The lines of one folder in order; `folder` is null for lines without a folder. */
export type FolderGroup = { readonly folder: ProjectFolder | null; readonly lines: readonly ProjectProduct[] }

/** The folders by sort order, each with its lines; the lines without a folder come last [S3-3-22]. */
export function folderGroups({ folders, cart }: Pick<Project, 'folders' | 'cart'>): readonly FolderGroup[] {
  const byCode = new Map(cart.products.map((line) => [line.productCode, line]))
  const groups = [...folders]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((folder) => ({
      folder,
      lines: folder.products.flatMap((code) => {
        const line = byCode.get(code)
        byCode.delete(code)
        return line ? [line] : []
      }),
    }))
  return [...groups, { folder: null, lines: [...byCode.values()] }]
}

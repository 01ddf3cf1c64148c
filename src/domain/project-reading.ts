import type { Project, ProjectFolder, ProjectProduct } from '#contract/project-parts.ts'
import { emptyQuoteData } from './project-answer.ts'

const notShared = {
  sharedStatus: 'NotShared',
  shareId: null,
  link: null,
  sharedAt: null,
  sharedBy: null,
  expiresAt: null,
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

type Answer = { readonly [Key in keyof Project]?: Project[Key] | null | undefined } & {
  /** Another name for files. */
  readonly attachments?: Project['files'] | null
}

const given = (answer: object) => Object.fromEntries(Object.entries(answer).filter(([, value]) => value != null))

/** A project answer with everything that was left out read as empty [S3-3-21]. */
export function readProject(projectRef: string, { attachments, cart, ...answer }: Answer): Project {
  return {
    ...blank,
    projectRef,
    ...given(answer), // the keys of the answer, without those that hold nothing
    cart: { products: cart?.products ?? [] },
    files: answer.files ?? attachments ?? [],
    quoteData: { ...emptyQuoteData, ...given(answer.quoteData ?? {}) },
  }
}

/** The lines of one folder in their order; `folder` is null for those in none, which stand last. */
export type Shelf = { readonly folder: ProjectFolder | null; readonly lines: readonly ProjectProduct[] }

/** Every folder by its sort order with its lines, and what stands in none [S3-3-22]. */
export function shelvesOf({ folders, cart }: Pick<Project, 'folders' | 'cart'>): readonly Shelf[] {
  const byCode = new Map(cart.products.map((line) => [line.productCode, line]))
  const shelves = [...folders]
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map((folder) => ({
      folder,
      lines: folder.products.flatMap((code) => {
        const line = byCode.get(code)
        byCode.delete(code)
        return line ? [line] : []
      }),
    }))
  return [...shelves, { folder: null, lines: [...byCode.values()] }]
}

import type { Project } from '#contract/project/project-parts.ts'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { roundDollars } from '#domain/money/money.ts'
import { type ListedFile, type ListedLine, readFile, readLine } from '#domain/project/project-reading.ts'

type ListedFolder = Pick<SharedProject['folders'][number], 'id' | 'title' | 'products'> & { readonly total?: number }

type SharedProjectResponse = Partial<Omit<SharedProject, 'cart' | 'files' | 'folders'>> &
  Partial<Pick<Project, 'selectedSalesPerson' | 'selectedStore'>> & {
    readonly cart?: { readonly products: readonly ListedLine[] }
    readonly files?: readonly ListedFile[]
    readonly folders?: readonly ListedFolder[]
  }

/** The project behind a share link; a server may send only the listed fields of a project [S3-7-70]. */
export function readSharedProject(response: SharedProjectResponse): SharedProject {
  const { selectedSalesPerson: person, selectedStore: store } = response
  const products = (response.cart?.products ?? []).map((line) => readLine(line, ''))
  const sumOf = (lines: typeof products) => roundDollars(lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
  const totalOf = (codes: readonly string[]) => sumOf(products.filter(({ productCode }) => codes.includes(productCode)))
  return {
    projectName: 'Your project',
    quoteId: null,
    quoteVersion: null,
    customerName: '',
    productNotes: [],
    productVariations: [],
    totals: {
      lineCount: products.length,
      pieceCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
      total: sumOf(products),
      gst: 0,
    },
    heldUntil: null,
    salesperson: person ? { name: person.name, email: null } : null,
    store: store ? { name: store.name, storeUri: store.storeUri, phone: '', address: '' } : null,
    ...response,
    cart: { products },
    folders: (response.folders ?? []).map((folder) => ({ ...folder, total: folder.total ?? totalOf(folder.products) })),
    files: (response.files ?? []).map(readFile),
  }
}

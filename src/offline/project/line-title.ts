import type { Project } from '#contract/project-parts.ts'

const unknown = 'A line'

/** What the screen calls a line, by its code. */
export const lineTitle = (project: Project | null, code: string) =>
  project?.cart.products.find(({ productCode }) => productCode === code)?.title ?? unknown

/** The same by the SKU of its product. */
export const productTitle = (project: Project | null, sku: string) =>
  project?.cart.products.find((line) => line.sku === sku)?.title ?? unknown

export const folderTitle = (project: Project | null, id: string | null) =>
  id === null ? 'No folder' : (project?.folders.find((folder) => folder.id === id)?.title ?? 'A folder')

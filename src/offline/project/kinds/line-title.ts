import type { Project } from '#contract/project/project-parts.ts'

const unknown = 'A line'

/** The title of a line by its code. */
export const lineTitle = (project: Project | null, code: string) =>
  project?.cart.products.find(({ productCode }) => productCode === code)?.title ?? unknown

/** The title of a line by its SKU. */
export const productTitle = (project: Project | null, sku: string) =>
  project?.cart.products.find((line) => line.sku === sku)?.title ?? unknown

export const folderTitle = (project: Project | null, id: string | null) =>
  id === null ? 'No folder' : (project?.folders.find((folder) => folder.id === id)?.title ?? 'A folder')

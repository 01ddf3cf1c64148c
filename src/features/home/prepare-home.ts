import type { App } from '#lib/app.tsx'
import type { HomeBlock, ProductQuestion } from '#themes/home-blocks.ts'
import { loadBlocks } from './blocks.ts'
import { homeQueries } from './queries.ts'

/** Every value under a name, however deep in the plain data of a block. */
function valuesNamed(name: string, data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => (key === name ? [value] : valuesNamed(name, value)))
}

const pictureKeys = (blocks: readonly HomeBlock[]) => [...new Set(valuesNamed('picture', blocks))] as string[] // themes/home-blocks.ts: a picture is named by its key
const questions = (blocks: readonly HomeBlock[]) => valuesNamed('products', blocks) as ProductQuestion[] // and a product query is under products

/** Loads everything the home page needs to render: blocks, components, products and images. */
export async function prepareHome(app: App) {
  const { queryClient, brand } = app
  const { blocks } = brand.home
  const queries = homeQueries(app)
  await Promise.all([
    loadBlocks(app, blocks),
    queryClient.ensureQueryData(queries.pictures(pictureKeys(blocks))),
    ...questions(blocks).map((question) => queryClient.ensureQueryData(queries.products(question))),
  ])
}

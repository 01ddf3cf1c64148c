import { and, asc, eq, inArray, like } from 'drizzle-orm'
import type { BrandKey } from '#themes/brand.ts'
import { holdCategories } from '../../database/category-locks.ts'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { type AttributeDefinition, categories, redirects } from '../../database/schema/catalogue.ts'
import { slugOf } from '../../lib/slug.ts'
import type { Mapping } from './mapping.ts'

type Category = typeof categories.$inferSelect

const separator = (path: string) => (path.includes('>') ? '>' : '/')
const partsOf = (path: string) =>
  path
    .split(separator(path))
    .map((part) => part.trim())
    .filter(Boolean)

/** Present addresses of renamed categories by their former ones, where the redirects of these shops agree. */
async function formerAddresses(db: Db, brands: readonly BrandKey[]): Promise<ReadonlyMap<string, string>> {
  const { fromPath, destination } = redirects
  const rows = await db
    .selectDistinct({ from: fromPath, to: destination })
    .from(redirects)
    .where(and(inArray(redirects.brand, [...brands]), like(fromPath, '/c/%'), like(destination, '/c/%')))
  const byFrom = Map.groupBy(rows, ({ from }) => from.slice('/c/'.length))
  return new Map(
    [...byFrom].flatMap(([from, [first, ...others]]) =>
      first && others.length === 0 ? [[from, first.to.slice('/c/'.length)] as const] : [],
    ),
  )
}

const lastPart = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)

type Opened = {
  mapping: Mapping
  /** The shops that sell the products. */
  brands: readonly BrandKey[]
}

/** The categories of the shop, by what files call them. */
export async function openCategories(db: Db, { mapping: { categories: given }, brands }: Opened) {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const byUri = new Map(rows.map((row) => [row.uri, row]))
  const named = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  const former = await formerAddresses(db, brands)
  const ending = Map.groupBy([...byUri.keys(), ...former.keys()], lastPart)

  /** The address after categories were renamed or moved: of the category, or of the lowest one above it. */
  function presentUri(uri: string): string {
    const parts = uri.split('/')
    for (let level = parts.length; level > 0; level--) {
      const at = parts.slice(0, level).join('/')
      const present = byUri.has(at) ? at : former.get(at)
      if (present && byUri.has(present)) return [present, ...parts.slice(level)].join('/')
    }
    return uri
  }

  /** The one category that has or had this name: in the shop, or at the end of its address. */
  function uriNamed(name: string): string | undefined {
    const ended = () => (ending.get(slugOf(name)) ?? []).map(presentUri).filter((uri) => byUri.has(uri))
    const [only, ...others] = new Set(named.get(name.toLowerCase())?.map(({ uri }) => uri) ?? ended())
    return others.length === 0 ? only : undefined
  }

  /** The address of a category: as the mapping says, the path of its names, or the one category of that name. */
  function uriOf(text: string): string {
    const mapped = given[text.trim()]
    if (mapped) return presentUri(mapped)
    const uri = presentUri(partsOf(text).map(slugOf).join('/'))
    return byUri.has(uri) ? uri : (uriNamed(text.trim()) ?? uri)
  }

  /** Adds a category with those above it, which have the names that the file gives, or that of their address. */
  async function add(tx: Db, text: string): Promise<Category> {
    const uri = uriOf(text)
    const parts = uri.split('/')
    const names = partsOf(text)
    let parentId: string | null = null
    for (const [level, part] of parts.entries()) {
      const at = parts.slice(0, level + 1).join('/')
      const existing = byUri.get(at)
      const name = names.length === parts.length ? names[level] : undefined
      const row: Category = existing ?? {
        id: newId(),
        parentId,
        uri: at,
        name: name ?? part.charAt(0).toUpperCase() + part.slice(1).replaceAll('-', ' '),
        group: parts[0] ?? part,
        description: '',
        picture: null,
        position: byUri.size,
        attributes: [],
      }
      if (!existing) await tx.insert(categories).values(row)
      byUri.set(at, row)
      parentId = row.id
    }
    return byUri.get(uri) as Category // added by the loop
  }

  return {
    find: (text: string): Category | undefined => byUri.get(uriOf(text)),
    /** Whether a missing category can be added: it has one to three levels, all with a name. */
    canAdd: (text: string) => /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}$/.test(uriOf(text)),
    findOrAdd: (tx: Db, text: string) => byUri.get(uriOf(text)) ?? add(tx, text),
    /** Keeps categories where they are until the transaction ends: they may have moved since they were read. */
    hold: async (tx: Db, used: readonly Category[]) => {
      const byId = new Map(used.map((category) => [category.id, category]))
      for (const { id, uri, name } of await holdCategories(tx, { ids: [...byId.keys()] }))
        Object.assign(byId.get(id) ?? {}, { uri, name })
    },
    /** Adds definitions that the category lacks. */
    define: async (tx: Db, category: Category, definitions: readonly AttributeDefinition[]) => {
      const missing = definitions.filter(({ key }) => !category.attributes.some((known) => known.key === key))
      if (missing.length === 0) return
      category.attributes = [...category.attributes, ...missing]
      await tx.update(categories).set({ attributes: category.attributes }).where(eq(categories.id, category.id))
    },
  }
}

export type Categories = Awaited<ReturnType<typeof openCategories>>

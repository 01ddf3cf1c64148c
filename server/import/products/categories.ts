import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { newId } from '../../database/id.ts'
import { type AttributeDefinition, categories } from '../../database/schema/catalogue.ts'
import { slugOf } from '../../lib/slug.ts'
import type { Mapping } from './mapping.ts'

type Category = typeof categories.$inferSelect

const separator = (path: string) => (path.includes('>') ? '>' : '/')
const partsOf = (path: string) =>
  path
    .split(separator(path))
    .map((part) => part.trim())
    .filter(Boolean)

/** The categories of the shop, by what files call them. */
export async function openCategories(db: Db, { categories: given }: Mapping) {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  const byUri = new Map(rows.map((row) => [row.uri, row]))
  const named = Map.groupBy(rows, ({ name }) => name.toLowerCase())

  /** The address of a category: as the mapping says, the path of its names, or the one category of that name. */
  function uriOf(text: string): string {
    const mapped = given[text.trim()]
    if (mapped) return mapped
    const uri = partsOf(text).map(slugOf).join('/')
    const [only, ...others] = named.get(text.trim().toLowerCase()) ?? []
    return only && others.length === 0 && !byUri.has(uri) ? only.uri : uri
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

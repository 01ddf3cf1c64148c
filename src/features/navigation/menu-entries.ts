import type { NavCategory, NavLink } from '#contract/content/navigation.ts'

/** A row of the menu: a department, or one of its categories. */
export type MenuEntry = {
  title: string
  uri: string
  productCount: number
  isDepartment: boolean
  /** Its subcategories. */
  kinds: readonly NavLink[]
  brands: readonly NavLink[]
}

/** The departments, each followed by its categories. */
export const menuEntries = (departments: readonly NavCategory[]): readonly MenuEntry[] =>
  departments.flatMap(({ title, uri, productCount, brands, subCategories }) => [
    { title, uri, productCount, brands, isDepartment: true, kinds: subCategories },
    ...subCategories.map((category) => ({ ...category, brands, isDepartment: false, kinds: category.subCategories })),
  ])

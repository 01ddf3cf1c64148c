type Named = { name: string; to: string }

/** Breadcrumbs as schema.org wants them; the first is home. */
export const breadcrumbList = (origin: string, crumbs: readonly Named[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + to,
  })),
})

export const itemList = (origin: string, items: readonly Named[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + to,
  })),
})

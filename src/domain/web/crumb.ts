/** A breadcrumb; `params` are the query parameters of its list. */
export type Crumb = {
  readonly title: string
  readonly uri: string
  readonly params?: Readonly<Record<string, string>>
}

/** The step as a link with its address in full [S1-3-15]. */
export function crumbLink({ title, uri, params = {} }: Crumb): { name: string; to: string } {
  const query = new URLSearchParams(params).toString()
  return { name: title, to: query ? `${uri}?${query}` : uri }
}

type Search = Readonly<Record<string, string | undefined>>

/** Builds a URL of these pages with the parameters they all carry: the shop's origin and the salesperson. */
export function linksOf({ shopOrigin, salespersonCode }: { shopOrigin: string; salespersonCode: string | null }) {
  const common: Search = { salespersonCode: salespersonCode ?? undefined, parent_base_url: shopOrigin }
  return (path: string, search: Search = {}) => {
    const pairs = Object.entries({ ...search, ...common }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    )
    return `${path}?${new URLSearchParams(pairs)}`
  }
}
export type Links = ReturnType<typeof linksOf>

type Search = Readonly<Record<string, string | undefined>>

/** An address of these pages, with what every one of them is told: the shop around it and the salesperson. */
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

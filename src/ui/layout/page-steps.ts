export type PageStep = number | 'gap'

/** The linked pages: first, last, and the neighbours of the current one. Only pages that exist. */
export function pageSteps(page: number, last: number): PageStep[] {
  const candidates = [1, page - 1, page, page + 1, last]
  // A gap of a single page is replaced by that page.
  if (page === 4) candidates.push(2)
  if (page === last - 3) candidates.push(last - 1)
  const pages = [...new Set(candidates)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b)
  return pages.flatMap((number, index) => {
    const before = pages[index - 1]
    return before !== undefined && number - before > 1 ? ['gap' as const, number] : [number]
  })
}

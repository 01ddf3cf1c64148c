/** The document title; appends the company name unless the title ends with it. */
export function pageTitle(title: string, company: string): string {
  const own = title.trim()
  if (own === '') return company
  return own.endsWith(company) ? own : `${own} | ${company}`
}

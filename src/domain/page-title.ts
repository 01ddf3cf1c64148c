/** The title of the document: the company's name stands behind it once. */
export function pageTitle(title: string, company: string): string {
  const own = title.trim()
  if (own === '') return company
  return own.endsWith(company) ? own : `${own} | ${company}`
}

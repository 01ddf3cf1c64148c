/**
 * Sanitises HTML of the backend before it is rendered. Unchanged on the server: our backend sanitised it when it was
 * stored, and hydration needs the same HTML.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return html
  const purify = await import('dompurify').then((module) => module.default)
  return purify.sanitize(html, { FORBID_TAGS: ['style', 'form', 'iframe'], FORBID_ATTR: ['style'] })
}

/**
 * HTML of the backend made harmless before it is put into a page. On the server it goes through as it is: our own backend
 * cleaned it when it was stored, and the browser must draw the same.
 */
export async function cleanHtml(html: string): Promise<string> {
  if (typeof window === 'undefined') return html
  const { default: purify } = await import('dompurify')
  return purify.sanitize(html, { FORBID_TAGS: ['style', 'form', 'iframe'], FORBID_ATTR: ['style'] })
}

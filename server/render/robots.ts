// Calls, personal pages and endless combinations of filters are of no use to a reader of pages.
const closed = ['/api/', '/sandbox/', '/customer/', '/account', '/cart', '/project', '/blank/']

/** What crawlers may read. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

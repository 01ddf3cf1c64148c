// API, personal pages and endless filter combinations are useless to crawlers.
const closed = ['/api/', '/sandbox/', '/customer/', '/account', '/cart', '/project', '/blank/']

export const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

import { trustedMarkup } from '#lib/browser/trusted-markup.ts'

/** Structured data for search engines. `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // Replaced when it changes: with Trusted Types the browser reports each script that is modified, data blocks, too.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block, escaped above
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: trustedMarkup(json) }} />
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text without any tag as HTML: an empty line begins a paragraph, a line break stays one. */
export function paragraphsOf(text: string): string {
  if (/<[a-z/!]/i.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(
      (paragraph) =>
        `<p>${paragraph.replaceAll(/[<>]|&(?!#?\w+;)/g, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br />')}</p>`,
    )
    .join('\n')
}

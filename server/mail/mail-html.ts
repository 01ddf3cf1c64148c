import type { Brand } from '#themes/brand.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

const address = /https?:\/\/[^\s<>"]+/g

function lineHtml(line: string): string {
  const text = line.trimStart()
  const indent = '&nbsp;'.repeat(line.length - text.length)
  const pieces = text.split(address).map(escaped)
  const links = (text.match(address) ?? []).map(escaped)
  return (
    indent + pieces.map((piece, at) => piece + (links[at] ? `<a href="${links[at]}">${links[at]}</a>` : '')).join('')
  )
}

/** The text of a mail as HTML: paragraphs, line breaks and links, under the name of the brand. */
export function mailHtml(body: string, { name, country }: Pick<Brand, 'name' | 'country'>): string {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(lineHtml).join('<br>\n')}</p>`)
  return [
    `<!doctype html>`,
    `<html lang="en-${country}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>`,
    `<body style="margin:0;background:#fff;color:#222;font:16px/1.5 Arial,Helvetica,sans-serif">`,
    `<div style="max-width:600px;margin:0 auto;padding:24px">`,
    `<p style="margin:0 0 24px;font-size:22px;font-weight:bold">${escaped(name)}</p>`,
    ...paragraphs,
    '</div></body></html>',
  ].join('\n')
}

import type { Brand } from '#themes/brand.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

const address = /https?:\/\/[^\s<>"]+/g
/** The code of a sign-in, alone in its paragraph. */
const code = /^\d{3} ?\d{3}$/
const onlyAddress = /^\s*(https?:\/\/[^\s<>"]+)$/

type Look = Pick<Brand, 'name' | 'country' | 'tokens'>

function lineHtml(line: string, look: Look): string {
  const text = line.trimStart()
  const indent = '&nbsp;'.repeat(line.length - text.length)
  const pieces = text.split(address).map(escaped)
  const links = (text.match(address) ?? []).map(escaped)
  return (
    indent +
    pieces
      .map(
        (piece, at) => piece + (links[at] ? `<a href="${links[at]}" style="${linkStyle(look)}">${links[at]}</a>` : ''),
      )
      .join('')
  )
}

const linkStyle = ({ tokens }: Look) => `color:${tokens.link};overflow-wrap:anywhere`

const button = (text: string, href: string, { tokens }: Look) =>
  `<a href="${escaped(href)}" style="display:inline-block;margin:4px 8px 4px 0;padding:11px 20px;border-radius:4px;background:${tokens.primary};color:${tokens.primaryInk};font-weight:bold;text-decoration:none">${escaped(text)}</a>`

/** The lines of a paragraph; 'Your invoice:' and the address below it are one button. */
function linesHtml(lines: readonly string[], look: Look): string {
  const html: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line = '', next = ''] = lines.slice(at, at + 2)
    const [, href] = onlyAddress.exec(next) ?? []
    if (href && line.endsWith(':')) {
      html.push(button(line.slice(0, -1).trim(), href, look))
      at++
    } else html.push(`${lineHtml(line, look)}${at < lines.length - 1 ? '<br>' : ''}`)
  }
  return html.join('\n')
}

const rowOf = (line: string) => /^\s*(\S.*?): (\S.*)$/.exec(line)
const isIndented = (line: string) => line.startsWith(' ')
const isAmount = (value: string) => /^[−-]?\$[\d,.]+$/.test(value)

const cellStyle = ({ tokens }: Look) => `padding:6px 0;border-top:1px solid ${tokens.line};vertical-align:top`
const right = (style: string) => `${style};text-align:right;white-space:nowrap`

const table = (rows: readonly string[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;font-size:16px;line-height:1.5">\n${rows.join('\n')}\n</table>`

const rowHtml = ([name, value]: readonly [string, string], [first, last]: readonly [string, string]) =>
  `<tr><td style="${first}">${name}</td><td style="${last}">${value}</td></tr>`

/** Facts: names with their values beside them. */
function factsHtml(lines: readonly string[], look: Look): string {
  const cell = cellStyle(look)
  return table(
    lines.map((line) => {
      const [, name = '', value = ''] = rowOf(line) ?? []
      return rowHtml([escaped(name), lineHtml(value, look)], [`${cell};padding-right:16px;width:34%;color:#555`, cell])
    }),
  )
}

/** Names with what they cost at the right; indented lines are details of the one above. The total is bold. */
function amountsHtml(lines: readonly string[], look: Look): string {
  const detail = 'padding:0 0 6px;font-size:14px;color:#555'
  return table(
    lines.map((line) => {
      const [, name = '', value = ''] = rowOf(line) ?? []
      if (isIndented(line) && !isAmount(value))
        return `<tr><td colspan="2" style="${detail}">${lineHtml(line.trim(), look)}</td></tr>`
      const cell = isIndented(line) ? detail : cellStyle(look)
      const weight = name.startsWith('Total') || lines.length === 1 ? ';font-weight:bold' : ''
      const last = isAmount(value) ? right(cell) : `${cell};text-align:right`
      return rowHtml(
        [escaped(name), lineHtml(value, look)],
        [`${cell};padding-right:16px${weight}`, `${last}${weight}`],
      )
    }),
  )
}

function isTable([first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) return isAmount(rowOf(first)?.[2] ?? '')
  return rowOf(first) !== null && !isIndented(first) && others.every((line) => isIndented(line) || rowOf(line))
}

function paragraphHtml(paragraph: string, look: Look): string {
  const lines = paragraph.split('\n')
  const [title = '', ...facts] = lines
  if (facts.length > 0 && rowOf(title) === null && facts.every((line) => isIndented(line) && rowOf(line)))
    return `<p style="margin:24px 0 8px;font-weight:bold">${escaped(title)}</p>\n${factsHtml(facts, look)}`
  if (isTable(lines)) return `<div style="margin:0 0 16px">${amountsHtml(lines, look)}</div>`
  if (code.test(paragraph))
    return `<p style="margin:16px 0;font-size:32px;line-height:1.25;font-weight:bold;letter-spacing:.08em">${escaped(paragraph)}</p>`
  return `<p style="margin:16px 0">${linesHtml(lines, look)}</p>`
}

/** The last paragraph of every mail: whom to call, and the name of the shop. */
function footerHtml(paragraph: string, look: Look): string {
  const lines = paragraph.split('\n').map((line) => lineHtml(line, look))
  return `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${look.tokens.line};font-size:14px;color:#555">${lines.join('<br>')}</p>`
}

type Text = { subject: string; body: string }

/**
 * The text of a mail as HTML in the colours of the brand: its subject as heading, paragraphs, tables of names and values, and
 * links. Styles are on the elements, because mail programs remove others.
 */
export function mailHtml({ subject, body }: Text, look: Look): string {
  const { name, country, tokens } = look
  const paragraphs = body.split(/\n{2,}/)
  const footer = paragraphs.pop() ?? ''
  // The header says the name of the shop already.
  const heading = subject.replace(` | ${name}`, '')
  return [
    `<!doctype html>`,
    `<html lang="en-${country}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;background:#fff;color:#222;font:16px/1.5 Arial,Helvetica,sans-serif">`,
    `<div style="border-bottom:1px solid ${tokens.line};background:${tokens.header};color:${tokens.headerInk}">`,
    `<p style="max-width:600px;margin:0 auto;padding:20px 24px;font-size:22px;font-weight:bold">${escaped(name)}</p>`,
    `</div>`,
    `<div style="max-width:600px;margin:0 auto;padding:32px 24px">`,
    `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${escaped(heading)}</h1>`,
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph, look)),
    footerHtml(footer, look),
    '</div></body></html>',
  ].join('\n')
}

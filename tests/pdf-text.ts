import { inflateSync } from 'node:zlib'

const streamsOf = (pdf: Buffer) => {
  const text = pdf.toString('latin1')
  const streams = new Map<string, { dictionary: string; content: string }>()
  for (const match of text.matchAll(/(\d+) 0 obj\s+([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('stream\n')
    if (start < 0) {
      streams.set(id, { dictionary: body, content: '' })
      continue
    }
    const raw = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    const dictionary = body.slice(0, start)
    const content = dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw
    streams.set(id, { dictionary, content: content.toString('latin1') })
  }
  return streams
}

const fromUtf16 = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le')

/** The character of each glyph of a font. */
function glyphsOf(map: string) {
  const glyphs = new Map<number, string>()
  for (const [, start = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [offset, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      glyphs.set(Number.parseInt(start, 16) + offset, fromUtf16(hex))
  return glyphs
}

/** The text of a PDF in the order of its content, for documents with embedded fonts; a space joins the lines. */
export function pdfText(pdf: Buffer): string {
  const objects = streamsOf(pdf)
  const fonts = new Map<string, Map<number, string>>()
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      if (map) fonts.set(name, glyphsOf(objects.get(map)?.content ?? ''))
    }
  const lines: string[] = []
  for (const { content } of objects.values()) {
    let glyphs = new Map<number, string>()
    for (const [, font, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? new Map()
      if (list === undefined) continue
      const hex = [...list.matchAll(/<([0-9a-f]*)>/gi)].map(([, part = '']) => part).join('')
      lines.push((hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '').join(''))
    }
  }
  return lines.join(' ').replaceAll(/\s+/g, ' ')
}

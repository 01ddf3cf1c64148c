import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { BusinessNumber } from '#domain/account/business-number.ts'
import type { Brand } from '#themes/brand.ts'
import { brandLogo, ink } from './brand-logo.ts'
import { dimensionDrawing } from './dimension-drawing.ts'

const font = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/public-sans/${path}`))

/** Embedded fonts: the built-in ones of PDF have no macrons, which many New Zealand suburbs need. */
const fonts = { regular: font('400Regular/PublicSans_400Regular.ttf'), bold: font('700Bold/PublicSans_700Bold.ttf') }

const margin = 48
const imageSize = 48
const soft = '#5c5c5c'
const rule = '#d4d4d4'

const heightOfSums = (count: number) => count * 22 + 12
/** The room of all that ends a quote: so many sums, a message in a frame, lines to write on. */
export const heightOfClosing = (sums: number) => heightOfSums(sums) + 146

type Document = InstanceType<typeof PDFDocument>
type Row = { name: string; value: string; isStrong?: boolean }
type Section = { title: string; rows: readonly { name: string; value: string }[] }
/** A label over lines, the first of which is the main one. */
type Column = { label: string; lines: readonly string[] }
type PriceRow = { name: string; details: readonly string[]; notes: readonly string[]; image: Buffer | null }

type Paper = { title: string; brand: Brand; seller: BusinessNumber | null }

/** Layout of the documents from top to bottom, with page breaks where the content needs them. */
export async function pdfPage({ title, brand, seller }: Paper) {
  const logo = await brandLogo(brand)
  const pdf: Document = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: brand.locale,
    info: { Title: title, Author: brand.legalName },
  })
  const chunks: Buffer[] = []
  const isWritten = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const left = margin
  const width = pdf.page.width - 2 * margin
  const floor = () => pdf.page.height - margin - 24

  const type = (size: number, { isBold = false, color = ink } = {}) =>
    pdf.font(isBold ? fonts.bold : fonts.regular, size).fillColor(color)

  const hasRoom = (height: number) => pdf.y + height <= floor()

  const stroke = ({ x, y, length }: { x: number; y: number; length: number }, thickness: number, color = ink) =>
    pdf
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke()

  /** A line over the whole width. */
  function line({ isStrong = false } = {}) {
    stroke({ x: left, y: pdf.y, length: width }, isStrong ? 1 : 0.5, isStrong ? ink : rule)
    pdf.y += 8
  }

  /** What stands above the content of every page but the first. */
  let runningHead = () => {}
  /** The same without the heads of columns, for what follows a table. */
  let runningTitle = () => {}
  function breakPage() {
    pdf.addPage()
    runningHead()
  }

  /** A text with an amount at the right of its first line. */
  function amountRow({ name, value, isStrong = false }: Row, { indent = 0, color = ink } = {}) {
    const amountWidth = 110
    const nameWidth = width - amountWidth - indent - 8
    type(10, { isBold: isStrong, color })
    const height = pdf.heightOfString(name, { width: nameWidth })
    if (!hasRoom(height)) breakPage()
    const top = pdf.y
    pdf.text(value, left + width - amountWidth, top, { width: amountWidth, align: 'right' })
    pdf.text(name, left + indent, top, { width: nameWidth })
    pdf.y = top + height + 4
  }

  function cell(section: Section, box: { x: number; y: number; width: number }): number {
    type(11, { isBold: true }).text(section.title, box.x, box.y, { width: box.width })
    pdf.y += 4
    for (const { name, value } of section.rows) {
      type(8, { color: soft }).text(name, box.x, pdf.y, { width: box.width })
      type(10).text(value, box.x, pdf.y, { width: box.width })
      pdf.y += 5
    }
    return pdf.y
  }

  function heightOf(section: Section, cellWidth: number): number {
    const rows = section.rows.map(({ name, value }) => {
      const label = type(8).heightOfString(name, { width: cellWidth })
      return label + type(10).heightOfString(value, { width: cellWidth }) + 5
    })
    return type(11, { isBold: true }).heightOfString(section.title, { width: cellWidth }) + 4 + sum(rows)
  }

  return {
    heading(subtitle: string) {
      pdf.image(logo, left, margin - 12, { fit: [width / 2 - 24, 36] })
      pdf.y = margin + 30
      type(9, { color: soft }).text(
        [brand.legalName, seller && `${seller.name} ${seller.value}`, brand.supportNumber].filter(Boolean).join('\n'),
        left,
        pdf.y,
        { width: width / 2 },
      )
      const bottom = pdf.y
      type(16, { isBold: true }).text(title, left + width / 2, margin - 4, { width: width / 2, align: 'right' })
      type(9, { color: soft }).text(subtitle, { width: width / 2, align: 'right' })
      pdf.y = Math.max(bottom, pdf.y) + 12
      line({ isStrong: true })
      pdf.y += 4
    },
    line,
    amountRow,
    /** The name of what the document is about. */
    name(text: string) {
      pdf.y += 6
      type(20, { isBold: true }).text(text, left, pdf.y, { width })
      pdf.y += 10
    },
    /** Labels with their lines side by side. */
    columns(all: readonly Column[]) {
      const gap = 20
      const columnWidth = (width - gap * (all.length - 1)) / all.length
      const top = pdf.y
      const ends = all.map(({ label, lines: [main = '', ...others] }, index) => {
        const x = left + index * (columnWidth + gap)
        type(8, { color: soft }).text(label, x, top, { width: columnWidth })
        type(10, { isBold: true }).text(main, x, pdf.y + 2, { width: columnWidth })
        for (const other of others) type(10).text(other, x, pdf.y, { width: columnWidth })
        return pdf.y
      })
      pdf.y = Math.max(...ends) + 16
    },
    /** Products with figures in columns at their right; the heads of the columns are on every page. */
    priceTable(heads: readonly string[], subject: string) {
      // The first figure counts, the others are amounts.
      const widths = heads.map((_, index) => (index === 0 ? 32 : 68))
      const figuresWidth = sum(widths)
      const indent = imageSize + 12
      const nameWidth = width - indent - figuresWidth - 8
      const figures = (values: readonly string[], top: number, isLastBold: boolean) => {
        let x = left + width - figuresWidth
        for (const [index, value] of values.entries()) {
          const cellWidth = widths[index] ?? 0
          if (isLastBold) type(10, { isBold: index === values.length - 1 })
          if (value) pdf.text(value, x, top, { width: cellWidth, align: 'right', lineBreak: false })
          x += cellWidth
        }
      }
      const head = () => {
        type(8, { color: soft })
        const top = pdf.y
        figures(heads, top, false)
        pdf.text('Product', left, top)
        pdf.y = top + 16
        line({ isStrong: true })
      }
      runningTitle = () => {
        pdf.image(logo, left, margin - 12, { fit: [width / 3, 24] })
        type(9, { color: soft }).text(subject, left + width / 3, margin - 4, {
          width: (width * 2) / 3,
          align: 'right',
        })
        pdf.y = margin + 22
        line()
      }
      runningHead = () => {
        runningTitle()
        head()
      }
      head()
      const heightOfRow = ({ name, details, notes }: PriceRow) =>
        type(10, { isBold: true }).heightOfString(name, { width: nameWidth }) +
        sum(details.map((detail) => type(9).heightOfString(detail, { width: nameWidth }))) +
        sum(notes.map((note) => type(9).heightOfString(note, { width: nameWidth - 10 }) + 4))
      return {
        /** The name of a group with its total. */
        group({ name, value }: Row, below = 0) {
          // Needs space for the first row too: no name alone at the bottom of a page.
          if (!hasRoom(imageSize + 44 + below)) breakPage()
          pdf.y += 6
          const top = pdf.y
          type(10, { color: soft }).text(value, left + width - 120, top + 2, { width: 120, align: 'right' })
          type(12, { isBold: true }).text(name, left, top, { width: width - 128 })
          pdf.y += 6
          line()
        },
        /** A product with its image (JPEG or PNG), figures, details, and notes that people wrote; `below` stays on its page. */
        row(row: PriceRow, values: readonly string[], below = 0) {
          const height = Math.max(heightOfRow(row), row.image ? imageSize : 0)
          if (!hasRoom(height + below)) breakPage()
          const top = pdf.y
          if (row.image) pdf.image(row.image, left, top, { fit: [imageSize, imageSize] })
          figures(values, top, true)
          type(10, { isBold: true }).text(row.name, left + indent, top, { width: nameWidth })
          for (const detail of row.details)
            type(9, { color: soft }).text(detail, left + indent, pdf.y, { width: nameWidth })
          for (const note of row.notes) {
            const noteTop = pdf.y + 3
            type(9).text(note, left + indent + 10, noteTop, { width: nameWidth - 10 })
            pdf.rect(left + indent, noteTop, 2, pdf.y - noteTop).fill(brand.tokens.accent)
            pdf.y += 1
          }
          pdf.y = Math.max(pdf.y, row.image ? top + imageSize : 0) + 8
          line()
        },
      }
    },
    /** Sums at the right, the strong one after a line of its own. */
    sums(rows: readonly Row[]) {
      const indent = width / 2
      runningHead = runningTitle
      if (!hasRoom(heightOfSums(rows.length))) breakPage()
      pdf.y += 6
      for (const { name, value, isStrong = false } of rows) {
        if (isStrong) {
          stroke({ x: left + indent, y: pdf.y, length: width - indent }, 1)
          pdf.y += 6
        }
        const top = pdf.y
        type(isStrong ? 15 : 10, { isBold: isStrong, color: isStrong ? ink : soft })
        pdf.text(value, left + indent, top, { width: width - indent, align: 'right' })
        pdf.text(name, left + indent, top)
        pdf.y += 6
      }
    },
    /** A framed message: its point in bold, what follows below. */
    frame(point: string, text: string) {
      const inner = width - 28
      const textHeight = type(9).heightOfString(text, { width: inner })
      const height = type(10, { isBold: true }).heightOfString(point, { width: inner }) + textHeight + 22
      if (!hasRoom(height + 12)) breakPage()
      pdf.y += 8
      const top = pdf.y
      pdf.rect(left, top, width, height).lineWidth(0.75).strokeColor(soft).stroke()
      type(10, { isBold: true }).text(point, left + 14, top + 10, { width: inner })
      type(9, { color: soft }).text(text, left + 14, pdf.y + 2, { width: inner })
      pdf.y = top + height + 12
    },
    /** Lines to write on, with what belongs there below. */
    writingLines(labels: readonly string[]) {
      const gap = 28
      const lineWidth = (width - gap * (labels.length - 1)) / labels.length
      if (!hasRoom(64)) breakPage()
      pdf.y += 40
      const top = pdf.y
      for (const [index, label] of labels.entries()) {
        const x = left + index * (lineWidth + gap)
        stroke({ x, y: top, length: lineWidth }, 0.75)
        type(8, { color: soft }).text(label, x, top + 5, { width: lineWidth })
      }
    },
    /** A detail of the row above. */
    noteRow: (row: Row) => amountRow(row, { indent: 12, color: soft }),
    /** A title over a paragraph. */
    lead({ title: name, note, text }: { title: string; note: string; text: string }) {
      type(16, { isBold: true }).text(name, left, pdf.y, { width })
      type(9, { color: soft }).text(note, { width })
      pdf.y += 6
      if (text) type(10).text(text, left, pdf.y, { width })
      pdf.y += 10
    },
    /** An image beside a drawing of the measures in mm; either may be missing. */
    imageAndSize({ image, size }: { image: Buffer | null; size: Parameters<typeof dimensionDrawing>[1] | null }) {
      if (!image && !size) return
      const half = (width - 24) / 2
      const height = 210
      if (!hasRoom(height)) breakPage()
      const top = pdf.y
      if (image) pdf.image(image, left, top, { fit: [half, height], align: 'center', valign: 'center' })
      if (size)
        dimensionDrawing(
          pdf,
          size,
          { x: image ? left + half + 24 : left, y: top, width: half, height },
          { line: soft, ink, fill: '#f4f4f4', font: fonts.regular },
        )
      pdf.y = top + height + 14
    },
    /** Names with their values under a title, a line between them. */
    table({ title: name, rows }: Section) {
      // No title alone at the bottom of a page.
      if (!hasRoom(64)) pdf.addPage()
      pdf.y += 4
      type(11, { isBold: true }).text(name, left, pdf.y, { width })
      pdf.y += 4
      line()
      const nameWidth = width * 0.4
      for (const row of rows) {
        const rowHeight = Math.max(
          type(9).heightOfString(row.name, { width: nameWidth }),
          pdf.heightOfString(row.value, { width: width - nameWidth - 12 }),
        )
        if (!hasRoom(rowHeight + 10)) pdf.addPage()
        const top = pdf.y
        type(9, { color: soft }).text(row.name, left, top, { width: nameWidth })
        type(9).text(row.value, left + nameWidth + 12, top, { width: width - nameWidth - 12 })
        pdf.y = top + rowHeight + 4
        line()
        pdf.y -= 3
      }
      pdf.y += 8
    },
    /** A small paragraph. */
    paragraph(text: string) {
      const textHeight = type(9, { color: soft }).heightOfString(text, { width })
      if (!hasRoom(textHeight)) pdf.addPage()
      pdf.text(text, left, pdf.y, { width })
      pdf.y += 8
    },
    space: (height: number) => {
      pdf.y += height
    },
    /** Sections in two columns. */
    sections(all: readonly Section[]) {
      const gap = 24
      const cellWidth = (width - gap) / 2
      for (let index = 0; index < all.length; index += 2) {
        const pair = all.slice(index, index + 2)
        const height = Math.max(...pair.map((section) => heightOf(section, cellWidth)))
        if (!hasRoom(height)) breakPage()
        const top = pdf.y
        const ends = pair.map((section, column) =>
          cell(section, { x: left + column * (cellWidth + gap), y: top, width: cellWidth }),
        )
        pdf.y = Math.max(...ends) + 14
      }
    },
    /** The finished file, with a footer on every page: where it is from, and what it is. */
    finish(from = `${brand.name}, ${brand.supportNumber}`): Promise<Buffer> {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page)
        // The footer is below the margin, where text would otherwise start a new page.
        pdf.page.margins.bottom = 0
        pdf.y = pdf.page.height - margin - 10
        line()
        const top = pdf.y
        const number = count > 1 ? `, page ${page - start + 1} of ${count}` : ''
        type(8, { color: soft }).text(`${title}${number}`, left + width - 150, top, { width: 150, align: 'right' })
        pdf.text(from, left, top, { width: width - 166, height: 10, ellipsis: true })
      }
      pdf.end()
      return isWritten
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

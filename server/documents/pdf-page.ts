import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { BusinessNumber } from '#domain/account/business-number.ts'
import type { Brand } from '#themes/brand.ts'
import { dimensionDrawing } from './dimension-drawing.ts'

const font = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/public-sans/${path}`))

/** Embedded fonts: the built-in ones of PDF have no macrons, which many New Zealand suburbs need. */
const fonts = { regular: font('400Regular/PublicSans_400Regular.ttf'), bold: font('700Bold/PublicSans_700Bold.ttf') }

const margin = 48
const imageSize = 48
const soft = '#5c5c5c'
const ink = '#1f1f1f'
const rule = '#d4d4d4'

type Document = InstanceType<typeof PDFDocument>
type Row = { name: string; value: string; isStrong?: boolean }
type Section = { title: string; rows: readonly { name: string; value: string }[] }

/** Layout of the documents from top to bottom, with page breaks where the content needs them. */
export function pdfPage({ title, brand, seller }: { title: string; brand: Brand; seller: BusinessNumber | null }) {
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

  function line() {
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke()
    pdf.y += 8
  }

  /** A text with an amount at the right of its first line. */
  function amountRow({ name, value, isStrong = false }: Row, { indent = 0, color = ink } = {}) {
    const amountWidth = 110
    const nameWidth = width - amountWidth - indent - 8
    type(10, { isBold: isStrong, color })
    const height = pdf.heightOfString(name, { width: nameWidth })
    if (!hasRoom(height)) pdf.addPage()
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
      pdf.rect(0, 0, pdf.page.width, 8).fill(brand.manifest.themeColor)
      type(16, { isBold: true }).text(brand.name, left, margin, { width: width / 2 })
      type(9, { color: soft }).text(
        [brand.legalName, seller && `${seller.name} ${seller.value}`, brand.supportNumber].filter(Boolean).join('\n'),
        { width: width / 2 },
      )
      const bottom = pdf.y
      type(20, { isBold: true }).text(title, left + width / 2, margin, { width: width / 2, align: 'right' })
      type(9, { color: soft }).text(subtitle, { width: width / 2, align: 'right' })
      pdf.y = Math.max(bottom, pdf.y) + 14
      line()
    },
    line,
    amountRow,
    /** The heading of a group, with its total. */
    groupRow(row: Row) {
      // Needs space for the first row too: no heading alone at the bottom of a page.
      if (!hasRoom(imageSize + 32)) pdf.addPage()
      pdf.y += 6
      amountRow({ ...row, isStrong: true })
      line()
    },
    /** A product with its image (JPEG or PNG) and notes. */
    productRow({ name, value, notes, image }: Row & { notes: readonly string[]; image: Buffer | null }) {
      const indent = imageSize + 12
      const noteWidth = width - indent
      const height =
        type(10).heightOfString(name, { width: noteWidth - 118 }) +
        sum(notes.map((note) => type(9).heightOfString(note, { width: noteWidth }))) +
        4
      if (!hasRoom(Math.max(height, imageSize))) pdf.addPage()
      const top = pdf.y
      if (image) pdf.image(image, left, top, { fit: [imageSize, imageSize] })
      amountRow({ name, value }, { indent })
      for (const note of notes) type(9, { color: soft }).text(note, left + indent, pdf.y, { width: noteWidth })
      pdf.y = Math.max(pdf.y, top + imageSize) + 8
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
      if (!hasRoom(height)) pdf.addPage()
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
        if (!hasRoom(height)) pdf.addPage()
        const top = pdf.y
        const ends = pair.map((section, column) =>
          cell(section, { x: left + column * (cellWidth + gap), y: top, width: cellWidth }),
        )
        pdf.y = Math.max(...ends) + 14
      }
    },
    /** The finished file, with a footer on every page. */
    finish(): Promise<Buffer> {
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        pdf.switchToPage(page)
        // The footer is below the margin, where text would otherwise start a new page.
        pdf.page.margins.bottom = 0
        const text = `${brand.name}, ${brand.supportNumber}${count > 1 ? `, page ${page - start + 1} of ${count}` : ''}`
        type(8, { color: soft }).text(text, left, pdf.page.height - margin, { width, align: 'center' })
      }
      pdf.end()
      return isWritten
    },
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

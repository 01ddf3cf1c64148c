import type PDFDocument from 'pdfkit'
import { formatFigure } from '#domain/money/price-format.ts'

type Document = InstanceType<typeof PDFDocument>
type Size = { width: number; height: number; depth: number }
type Box = { x: number; y: number; width: number; height: number }
type Style = { line: string; ink: string; fill: string; font: string }

/** Space for the measures at each side of a view. */
const measureSpace = 26
const gap = 28
const tick = 3

const mm = (value: number) => `${formatFigure(value)} mm`

/** The front and the side of a product to one scale, with width, height and depth in mm. */
export function dimensionDrawing(pdf: Document, size: Size, { x, y, width, height }: Box, style: Style) {
  const scale = Math.min(
    (width - gap - 2 * measureSpace) / (size.width + size.depth),
    (height - measureSpace) / size.height,
  )
  const front = size.width * scale
  const side = size.depth * scale
  const tall = size.height * scale
  const left = x + measureSpace + (width - gap - 2 * measureSpace - front - side) / 2
  const top = y + (height - measureSpace - tall) / 2
  const bottom = top + tall

  const label = (text: string, at: { x: number; y: number; width: number }) =>
    pdf
      .font(style.font, 8)
      .fillColor(style.ink)
      .text(text, at.x, at.y, { width: at.width, align: 'center', lineBreak: false })

  function view(from: number, wide: number) {
    pdf.roundedRect(from, top, wide, tall, 2).lineWidth(1).fillAndStroke(style.fill, style.line)
  }
  function across(from: number, wide: number, value: number) {
    const at = bottom + 8
    pdf.lineWidth(0.5).strokeColor(style.ink)
    pdf
      .moveTo(from, at)
      .lineTo(from + wide, at)
      .stroke()
    for (const end of [from, from + wide])
      pdf
        .moveTo(end, at - tick)
        .lineTo(end, at + tick)
        .stroke()
    label(mm(value), { x: from + wide / 2 - 40, y: at + 5, width: 80 })
  }
  function upright(value: number) {
    const at = left - 8
    pdf.lineWidth(0.5).strokeColor(style.ink)
    pdf.moveTo(at, top).lineTo(at, bottom).stroke()
    for (const end of [top, bottom])
      pdf
        .moveTo(at - tick, end)
        .lineTo(at + tick, end)
        .stroke()
    const middle = (top + bottom) / 2
    pdf.save().rotate(-90, { origin: [at - 6, middle] })
    label(mm(value), { x: at - 46, y: middle - 8, width: 80 })
    pdf.restore()
  }

  view(left, front)
  view(left + front + gap, side)
  upright(size.height)
  across(left, front, size.width)
  across(left + front + gap, side, size.depth)
}

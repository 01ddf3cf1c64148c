import { suburbLine } from '#domain/location/locality.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { isCollected } from './order-progress.ts'
import type { OrderRow } from './store/orders.ts'

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** A line has 75 bytes at most; a longer one continues after a break and a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const rows = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 75) {
      rows.push(' ')
      bytes = 1
    }
    rows.push(`${rows.pop()}${character}`)
    bytes += size
  }
  return rows.join('\r\n')
}

const compactDay = (date: PlainDate) => isoDate(date).replaceAll('-', '')
const stamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The delivery day as an all-day event of a calendar; null for an order without a day. */
export function deliveryCalendar(order: OrderRow): string | null {
  const { id, number, placedAt, plan } = order
  const { deliveryDate: day, deliveryAddress: to, lines } = plan
  if (!day || isCollected(order)) return null
  const brand = shopOfOrder(order)
  const texts = {
    SUMMARY: `Delivery from ${brand.name}`,
    LOCATION: `${to.address}, ${suburbLine(to, brand.country)}`,
    DESCRIPTION: [
      `Order ${number}`,
      ...lines.map(({ quantity, title }) => `${quantity} x ${title}`),
      `Questions? Call ${brand.supportNumber}.`,
    ].join('\n'),
  }
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearth//Delivery//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@hearth`,
    `DTSTAMP:${stamp(placedAt)}`,
    `DTSTART;VALUE=DATE:${compactDay(day)}`,
    `DTEND;VALUE=DATE:${compactDay(addDays(day, 1))}`,
    ...Object.entries(texts).map(([name, text]) => `${name}:${escaped(text)}`),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return rows.map((row) => `${folded(row)}\r\n`).join('')
}

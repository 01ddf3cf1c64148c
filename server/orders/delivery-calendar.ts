import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { suburbLine } from '#domain/location/locality.ts'
import { addDays, isoDate } from '#domain/time/date-math.ts'
import { shopOfOrder } from './order-confirmation.ts'
import { isCollected } from './order-progress.ts'
import type { OrderRow } from './store/orders.ts'

/** The delivery day as an all-day event of a calendar; null for an order without a day. */
export function deliveryCalendar(order: OrderRow): string | null {
  const { id, number, placedAt, plan } = order
  const { deliveryDate: day, deliveryAddress: to, lines } = plan
  if (!day || isCollected(order)) return null
  const brand = shopOfOrder(order)
  const event = {
    id: `${id}@hearth`,
    stamp: placedAt,
    allDay: true,
    start: isoDate(day),
    end: isoDate(addDays(day, 1)),
    summary: `Delivery from ${brand.name}`,
    location: `${to.address}, ${suburbLine(to, brand.country)}`,
    description: [
      `Order ${number}`,
      ...lines.map(({ quantity, title }) => `${quantity} x ${title}`),
      `Questions? Call ${brand.supportNumber}.`,
    ].join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  }
  const prodId = { company: 'Hearth', product: 'Delivery' }
  return ical({ method: ICalCalendarMethod.PUBLISH, prodId, events: [event] }).toString()
}

import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import { notFound } from '../http/request/errors.ts'
import { deliveryCalendar } from './delivery-calendar.ts'
import { type KeyedFileOptions, keyedOrder } from './invoice-file.ts'

/** The delivery day of an order by the address its shopper was given; a wrong key and an unknown order answer the same. */
export async function calendarFiles(app: FastifyInstance, options: KeyedFileOptions) {
  app.get(contract.account.calendarFile.path, async (request, reply) => {
    const order = await keyedOrder([request, reply], 'calendar', options)
    const file = order && deliveryCalendar(order)
    if (!file) throw notFound('There is no such delivery')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="delivery-${order.number}.ics"`)
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .send(file)
  })
}

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const SaleImage = z.object({ src: z.string(), attributes: z.record(z.string(), z.string()) })

/** The running sale. Without one only isSaleOn is sent. */
export const Sale = z.object({
  isSaleOn: z.boolean(),
  name: z.optional(z.string()),
  baseImagePath: z.optional(z.string()),
  url: z.optional(z.string()),
  colour: z.optional(z.string()),
  /** ISO time at which the sale ends. */
  time: z.optional(z.string()),
  images: z.optional(z.record(z.string(), SaleImage)),
})
export type Sale = z.infer<typeof Sale>

export const promotion = {
  sale: endpoint({
    method: 'GET',
    path: '/api/promotion/sale/',
    summary: 'The running sale with its images by slot',
    query: z.object({ dateOverride: z.optional(z.string()) }),
    response: Sale,
  }),
}

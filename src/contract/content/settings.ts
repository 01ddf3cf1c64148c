import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'

export const Setting = z.object({ name: z.string(), value: z.string() })
export type Setting = z.infer<typeof Setting>

export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'The settings that switch features of the shop',
    response: z.object({ items: z.array(Setting), totalCount: z.number() }),
  }),
}

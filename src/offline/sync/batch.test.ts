import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Api, createClient } from '#contract/client.ts'
import { contract } from '#contract/contract.ts'
import type { Batch } from '#contract/protocol/batch.ts'
import { httpSend } from '#lib/network/api.ts'
import { sendTogether } from './batch.ts'

type Sent = { encoding: string | null; body: string | Uint8Array }

/** A server that answers the first requests with these statuses, then with success; and what it was sent. */
function aServer(...statuses: number[]) {
  const sent: Sent[] = []
  const fetcher: typeof fetch = async (_, init) => {
    const body = init?.body as string | Uint8Array
    sent.push({ encoding: new Headers(init?.headers).get('content-encoding'), body })
    const status = statuses.shift() ?? 200
    const { requests } = JSON.parse(typeof body === 'string' ? body : gunzipSync(body).toString()) as Batch
    return Response.json({ responses: requests.map(() => ({ status: 200, body: null })) }, { status })
  }
  return { sent, api: createClient(contract, httpSend('http://shop.test', fetcher)) }
}

const rename = (name: string) => (api: Api) =>
  api.project.rename({ body: { projectId: '018f0000-0000-7000-8000-000000000000', name } })
const renames = (count: number) => Array.from({ length: count }, (_, index) => rename(`Kitchen ${index}`))
const outcomes = (results: readonly PromiseSettledResult<unknown>[] | null) => results?.map(({ status }) => status)

it('compresses many edits to less than a fifth, and sends few as they are', async () => {
  const { api, sent } = aServer()
  expect(outcomes(await sendTogether(renames(40), { api, options: {} }))).toEqual(Array(40).fill('fulfilled'))
  await sendTogether(renames(2), { api, options: {} })
  const [many, few] = sent
  expect([many?.encoding, few?.encoding]).toEqual(['gzip', null])
  const text = gunzipSync(many?.body as Uint8Array).toString()
  expect((JSON.parse(text) as Batch).requests).toHaveLength(40)
  expect(many?.body.length).toBeLessThan(text.length / 5)
})

it('sends them uncompressed to a server that cannot read compressed requests', async () => {
  const { api, sent } = aServer(415)
  expect(outcomes(await sendTogether(renames(40), { api, options: {} }))).toEqual(Array(40).fill('fulfilled'))
  expect(sent.map(({ encoding }) => encoding)).toEqual(['gzip', null])
})

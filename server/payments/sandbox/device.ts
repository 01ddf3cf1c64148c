import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { GatewayResponse } from '../provider/gateway.ts'
import { approvalWindowMs, OrderedBody, type SandboxOptions } from './sandbox-calls.ts'
import { countPoll, decide, findPayment, openPayment, type SandboxPayment } from './storage.ts'

const DeviceBody = OrderedBody.extend({ code: z.string() })

/** A simulated phone: its response by number of polls. */
type Telephone = (polls: number) => GatewayResponse | 'trouble'

const approved: GatewayResponse = { state: 'approved' }
const waiting: GatewayResponse = { state: 'waiting' }
const afterTwo = (before: GatewayResponse | 'trouble') => (polls: number) => (polls <= 2 ? before : approved)

const telephones: Readonly<Record<string, Telephone>> = {
  '111111': () => approved,
  '222222': () => ({ state: 'declined', reason: 'Your Zip payment was declined', showReason: true }),
  '333333': () => ({ state: 'cancelled', reason: 'Your Zip payment was cancelled' }),
  '444444': () => ({ state: 'expired', reason: 'Your Zip code has expired' }),
  '555555': () => waiting,
  '666666': afterTwo('trouble'),
  '777777': () => ({ state: 'none' }),
  '888888': afterTwo({ state: 'unknown' }),
}
const telephoneOf = (code: string): Telephone => telephones[code] ?? afterTwo(waiting)

const invalidCode = '000000'
const kind = 'device:'

export const isDevice = ({ scenario }: SandboxPayment) => scenario.startsWith(kind)

/** The state of a phone payment; each poll of a waiting one simulates the phone. */
export async function deviceResponse({ db, clock }: SandboxOptions, payment: SandboxPayment) {
  const code = payment.scenario.slice(kind.length)
  if (payment.state !== 'waiting') return endOf(payment, code)
  const now = clock()
  const isOver = now.getTime() - payment.createdAt.getTime() > approvalWindowMs
  const said: ReturnType<Telephone> = isOver
    ? { state: 'expired', reason: 'Your Zip code has expired' }
    : telephoneOf(code)(await countPoll(db, payment.reference))
  if (said === 'trouble' || said.state === 'waiting' || said.state === 'unknown' || said.state === 'none') return said
  const to = said.state as SandboxPayment['state'] // only final states are left
  const decided = await decide(db, { reference: payment.reference, from: ['waiting'], to, date: now })
  return decided ? endOf(decided, code) : said
}

function endOf({ state }: SandboxPayment, code: string): GatewayResponse {
  const said = telephoneOf(code)(1)
  if (said !== 'trouble' && said.state === state) return said
  return state === 'declined' ? { state, reason: null, showReason: false } : ({ state } as GatewayResponse) // a valid response
}

/** The endpoint that sends a payment request to a phone. */
export async function deviceCalls(app: FastifyInstance, { db, clock }: SandboxOptions) {
  app.post('/sandbox/api/devices', async (request) => {
    const { code, issuedAt, ...ordered } = DeviceBody.parse(request.body)
    if (code === invalidCode) return { state: 'invalid', messages: ['The Zip code is not valid'] }
    const now = clock()
    const isLate = now.getTime() - issuedAt.getTime() > approvalWindowMs
    await openPayment(db, {
      ...ordered,
      scenario: `${kind}${code}`,
      state: isLate ? 'voided' : 'waiting',
      returnPath: '',
      token: null,
      polls: 0,
      createdAt: now,
    })
    const payment = await findPayment(db, ordered.reference)
    return payment?.state === 'waiting' ? waiting : { state: 'voided' }
  })
}

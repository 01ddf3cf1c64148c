import type { contract } from './contract.ts'
import type { CallInput, CallName, CallOutput, ClientEndpoint, Contract, Endpoint } from './protocol/endpoint.ts'

export type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  keepalive?: boolean
  /** Whether it arrives says nothing about the connection: browsers have tools that stop such calls. */
  quiet?: boolean
  onHeaders?: (headers: Headers) => void
  /** Another server than the shop's own, by its origin. */
  host?: string
  credentials?: RequestCredentials
  /** Encodes the JSON of the body, and names the encoding in the headers. */
  encode?: (json: string, headers: Record<string, string>) => Promise<string | Uint8Array<ArrayBuffer>>
}

type Arguments<Input> = keyof Input extends never
  ? [input?: undefined, options?: CallOptions]
  : [input: Input, options?: CallOptions]
type Call<E extends Endpoint> = (
  ...args: unknown extends CallInput<E> ? [input?: undefined, options?: CallOptions] : Arguments<CallInput<E>>
) => Promise<CallOutput<E>>
export type Client<C extends Contract> = { [Area in keyof C]: { [Name in CallName<C[Area]>]: Call<C[Area][Name]> } }
export type Api = Client<typeof contract>

export type LooseInput =
  | { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
  | undefined
export type Send<E = Endpoint> = (endpoint: E, input: LooseInput, options: CallOptions) => Promise<unknown>

/** The same in the app, which knows only what the build leaves of an endpoint. */
export type ClientSend = Send<ClientEndpoint>

/** Keys without a value are left out: neither `suburb=` nor the text `undefined` is ever sent. */
export function queryText(query: Record<string, unknown> = {}) {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : ''
}

/** Turns the table into functions, `api.cart.view({ query })`, that all go through one way of sending. */
export function createClient<C extends Contract>(contract: C, send: Send): Client<C> {
  const area = (calls: C[string]) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]) => [
        name,
        (input: LooseInput, options: CallOptions = {}) => send(endpoint, input, options),
      ]),
    )
  const client = Object.fromEntries(Object.entries(contract).map(([name, calls]) => [name, area(calls as C[string])]))
  return client as unknown as Client<C> // built from the same keys; a mapped type over entries cannot be inferred
}

/**
 * A client that knows the addresses of its rarer areas only once one of them is called: `late` brings them. What it throws, the
 * call throws.
 */
export function withLateAreas<Early extends object, C extends Contract>(
  early: Early,
  { late, send }: { late: <Result>(use: (contract: C) => Promise<Result>) => Promise<Result>; send: Send },
): Early & Client<C> {
  const area = (areaName: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (input: LooseInput, options: CallOptions = {}) =>
            late(async (contract) => {
              const endpoint = contract[areaName]?.[name]
              if (!endpoint) throw new Error(`${areaName}.${name} is in no table of calls`)
              return send(endpoint, input, options)
            }),
      },
    )
  const requests = new Map<string, object>()
  const get = (areas: Early, name: string) => {
    if (name in areas) return areas[name as keyof Early]
    requests.set(name, requests.get(name) ?? area(name))
    return requests.get(name)
  }
  return new Proxy(early, { get: (areas, name) => get(areas, String(name)) }) as Early & Client<C> // the types name no area that neither has
}

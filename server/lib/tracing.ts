/** Values of a span: names, numbers and codes, never what a person typed. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

export type SpanOptions = {
  /** Another system does the work; or a job does, which begins a trace. That of a poll is dropped when it called no one. */
  kind?: 'client' | 'job' | 'poll'
  attributes?: Attributes
}

type Note = (attributes: Attributes) => void

export type RequestTrace = {
  traceId: string
  /** Runs what belongs to the request. */
  run: (work: () => void) => void
  end: (span: { name: string; attributes: Attributes; isError: boolean }) => void
}

export type Tracer = {
  run: <Result>(name: string, options: SpanOptions, work: (note: Note) => Promise<Result>) => Promise<Result>
  /** What tells another system which trace its request belongs to. */
  headers: () => Record<string, string>
  traceId: () => string | undefined
  request: (traceparent: string | undefined) => RequestTrace
}

/** Module state, because queries and calls to other systems begin where nothing is handed in. */
let tracer: Tracer | null = null

/** Null: nothing is traced. */
export function setTracer(given: Tracer | null) {
  tracer = given
}

export const currentTracer = () => tracer

const noNote: Note = () => {}

/** Runs work as a span of the current trace. */
export const traced = <Result>(
  name: string,
  options: SpanOptions,
  work: (note: Note) => Promise<Result>,
): Promise<Result> => (tracer ? tracer.run(name, options, work) : work(noNote))

export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {}

type ServiceCall = { service: string; operation: string; host: string }

/** Runs a call to another system, named by what it is and never by an address. */
export const tracedCall = <Result>(
  { service, operation, host }: ServiceCall,
  work: (note: Note) => Promise<Result>,
): Promise<Result> =>
  traced(
    `${service} ${operation}`,
    { kind: 'client', attributes: { 'peer.service': service, 'server.address': host } },
    work,
  )

/** `fetch` as a call to a service, which learns the trace. */
export function tracedFetch(service: string, url: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET'
  return tracedCall({ service, operation: method, host: URL.parse(url)?.hostname ?? '' }, async (note) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value)
    const response = await fetch(url, { ...init, headers })
    note({ 'http.request.method': method, 'http.response.status_code': response.status })
    return response
  })
}

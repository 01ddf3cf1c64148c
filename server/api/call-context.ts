import type { Brand } from '#themes/brand.ts'

/** Who calls, as far as a handler may know. */
export type Visitor = {
  /** The id behind the visitor cookie, null for a first-time or cookieless caller. */
  find: () => Promise<string | null>
  /** The id, made and given to the browser as a cookie when there is none yet. */
  require: () => Promise<string>
}

export type CallContext = {
  brand: Brand
  visitor: Visitor
  /** Address of the caller, for limits only. */
  ip: string
  requestId: string
  idempotencyKey: string | null
  log: {
    info: (fields: object, text: string) => void
    warn: (fields: object, text: string) => void
    error: (fields: object, text: string) => void
  }
}

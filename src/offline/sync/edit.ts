import * as z from 'zod/mini'

/** A field, or a thing itself, as `line:WX-TS2EBS.quantity` or `line:WX-TS2EBS`. */
export type FieldRef = string

/** One cart or one project: the name of the scope type, a colon, and the id. */
export type ScopeId = string

export const scopeId = (typeName: string, id: string): ScopeId => `${typeName}:${id}`

/** `rejected` and `conflict` need a person and are never sent automatically. */
export type EditState = 'pending' | 'rejected' | 'conflict'

/** A conflict as the server reported it; `gone`: the thing was deleted. The details are for the conflict screen. */
export type Conflict = {
  readonly field: FieldRef
  readonly type?: string | undefined
  readonly [detail: string]: unknown
}

/** A change before it is stored. */
export type Change<Body = unknown> = { readonly kind: string; readonly body: Body }

/** A stored change, until the server has it. */
export type Edit<Body = unknown> = Change<Body> & {
  /** Order in the log, assigned by the store. */
  readonly seq?: number | undefined
  /** The idempotency key: the same for every attempt. */
  readonly id: string
  readonly scope: ScopeId
  readonly brand: string
  /** Account that made it; edits of other accounts are neither shown nor sent. Null: any account may send it. */
  readonly account: string | null
  /** Displayed name of the author. */
  readonly author: string | null
  /** Epoch ms of the last change that was coalesced into it. */
  readonly madeAt: number
  /** The version of the scope it was made on; without one it never conflicts. */
  readonly version?: number | undefined
  readonly attempts: number
  readonly state: EditState
  /** Epoch ms; not sent automatically before. */
  readonly notBefore: number
  /** The person is still typing: it is sent after a pause, and later input is coalesced into it. */
  readonly isTyping?: boolean | undefined
  /** Why it was rejected, as shown to the person. */
  readonly reason: string | null
  readonly conflicts: readonly Conflict[]
  /** Fields for which the other side's value was chosen. */
  readonly leaves: readonly FieldRef[]
}

const StoredEdit = z.looseObject({
  seq: z.optional(z.number()),
  id: z.string(),
  scope: z.string(),
  brand: z.string(),
  account: z.nullable(z.string()),
  author: z.nullable(z.string()),
  kind: z.string(),
  body: z.unknown(),
  madeAt: z.number(),
  version: z.optional(z.number()),
  attempts: z.number(),
  state: z.enum(['pending', 'rejected', 'conflict']),
  notBefore: z.number(),
  isTyping: z.optional(z.boolean()),
  reason: z.nullable(z.string()),
  conflicts: z.array(z.looseObject({ field: z.string(), type: z.optional(z.string()) })),
  leaves: z.array(z.string()),
})

/** Parses an edit that any version of the app stored; null when this version cannot read it. */
export function readEdit(stored: unknown): Edit | null {
  const read = StoredEdit.safeParse(stored)
  return read.success ? read.data : null
}

type NewEdit = Change & Pick<Edit, 'id' | 'scope' | 'brand' | 'account' | 'madeAt'> & Partial<Edit>

export const newEdit = (edit: NewEdit): Edit => ({
  author: null,
  attempts: 0,
  state: 'pending',
  notBefore: 0,
  reason: null,
  conflicts: [],
  leaves: [],
  ...edit,
})

/** A rule said no, and why; everything else a rule answers is its value. */
export type Refusal<Code extends string> = { readonly ok: false; readonly code: Code }

export type Outcome<Value, Code extends string> = { readonly ok: true; readonly value: Value } | Refusal<Code>

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code): Refusal<Code> {
  return { ok: false, code }
}

/** A rule said no, and why; everything else a rule answers is its value. */
export type Rejection<Code extends string> = { readonly ok: false; readonly code: Code }

export type Outcome<Value, Code extends string> = { readonly ok: true; readonly value: Value } | Rejection<Code>

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function reject<Code extends string>(code: Code): Rejection<Code> {
  return { ok: false, code }
}

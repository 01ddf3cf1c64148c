import type { Edit, FieldRef } from './edit.ts'
import { type EditKind, wholeScope } from './edit-kind.ts'

type EditRules = Pick<
  EditKind<unknown, unknown>,
  | 'name'
  | 'touches'
  | 'creates'
  | 'dependsOn'
  | 'fallsWith'
  | 'replacement'
  | 'undoneBy'
  | 'isBarrier'
  | 'inBatch'
  | 'coalesce'
>

export type Rules = { readonly kinds: readonly EditRules[] }

export const rulesOf = ({ kinds }: Rules, { kind }: Edit) => kinds.find(({ name }) => name === kind)

export const touched = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.touches(edit.body) ?? []

export const created = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.creates?.(edit.body) ?? []

const required = (rules: Rules, edit: Edit) => rulesOf(rules, edit)?.dependsOn?.(edit.body) ?? []

/** Delayed so that it can be undone; no attempt has failed. */
export const isHeld = ({ attempts, state, notBefore, isTyping = false }: Edit) =>
  state === 'pending' && attempts === 0 && notBefore > 0 && !isTyping

/** A request was sent, and its outcome is unknown. */
export const mayHaveArrived = ({ state, attempts }: Edit) => state === 'pending' && attempts > 0

/** An edit that may have arrived can be cancelled only when another edit undoes it. */
export const isCancellable = (edit: Edit, rules: Rules) =>
  !mayHaveArrived(edit) || rulesOf(rules, edit)?.undoneBy !== undefined

/** Fields it still sends: without those left to others or to a later edit. */
export const sent = (rules: Rules, edit: Edit) => touched(rules, edit).filter((field) => !edit.leaves.includes(field))

export const isWithin = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.length > 0 && fields.every((field) => others.includes(field))

export const dependsOn = (rules: Rules, edit: Edit, things: readonly FieldRef[]) =>
  things.includes(wholeScope) || required(rules, edit).some((thing) => things.includes(thing))

/** `line:A/B.1` of `line:A/B.1.quantity`: a code may contain a dot, a field name does not. */
export const thingOf = (field: FieldRef) => field.slice(0, Math.max(0, field.lastIndexOf('.')))

export const areAbout = (fields: readonly FieldRef[], others: readonly FieldRef[]) =>
  fields.some((field) =>
    others.some((otherField) => field === otherField || thingOf(field) === otherField || field === thingOf(otherField)),
  )

/** Without edits that need things that are no longer created; attempted ones may have arrived and stay. */
export const withoutDependents = (
  edits: readonly Edit[],
  { gone, rules }: { gone: readonly FieldRef[]; rules: Rules },
) => edits.filter((edit) => edit.attempts > 0 || !dependsOn(rules, edit, gone))

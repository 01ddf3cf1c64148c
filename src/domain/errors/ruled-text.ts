import * as z from 'zod/mini'

type Rule<Value> = (value: Value) => string | null

/**
 * A rule that says in words what is wrong with a value, or with one field of it; null when nothing is. Rules go on after one that
 * found something, so that a form shows everything at once.
 */
export const rule = <Value>(problemOf: Rule<Value>, ...path: string[]) =>
  z.check<Value>(({ value, issues }) => {
    const message = problemOf(value)
    if (message) issues.push({ code: 'custom', input: value, message, path: [...path], continue: true })
  })

/** A text without the spaces around it, judged by a rule. */
export const ruledText = (problemOf: Rule<string>) => z.string().check(z.trim(), rule(problemOf))

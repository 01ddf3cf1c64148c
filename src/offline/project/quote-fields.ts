import * as z from 'zod/mini'
import type { Project } from '#contract/project-parts.ts'
import { followingName } from '#domain/project-answer.ts'
import { fieldText, shownValue } from '#domain/project-fields.ts'
import { changedSinceQuote } from '#domain/project-sums.ts'
import type { Edit } from '../sync/edit.ts'
import type { QuoteFields } from './project-kind.ts'

// Any name and length: what an older or newer release stored is the server's to check, never dropped here.
const Fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]))

export const FieldsBody = z.object({ fields: Fields as unknown as z.ZodMiniType<QuoteFields> })
export type FieldsBody = z.infer<typeof FieldsBody>

export const touchesFields = ({ fields }: FieldsBody) => Object.keys(fields).map((name) => `project.${name}`)

export function withFields(project: Project, { body }: Edit<FieldsBody>): Project {
  const { salespersonCode: _person, storeId: _store, ...quoteData } = body.fields
  const name = followingName(project.quoteData, quoteData)
  return changedSinceQuote({ ...project, quoteData: { ...project.quoteData, ...quoteData, ...name } })
}

/** `Project goal: Cook more, Interests: Nothing` */
export function describeFields({ fields }: FieldsBody) {
  const texts = Object.entries(fields).map(([name, value]) => {
    const field = `project.${name}`
    return { action: fieldText(field, 'Field'), title: shownValue(field, value) }
  })
  const [first = { action: 'Details', title: '' }, ...others] = texts
  const rest = others.map(({ action, title }) => `, ${action}: ${title}`).join('')
  return { action: first.action, title: first.title + rest }
}

import * as z from 'zod/mini'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project/project-parts.ts'
import { fieldText, shownValue } from '#domain/project/project-fields.ts'
import { followingName } from '#domain/project/project-response.ts'
import { changedSinceQuote } from '#domain/project/project-sums.ts'
import type { Edit } from '#offline/sync/edit.ts'
import { accepted, chosenFields, coalesceSame, onProject, type ProjectKind, type QuoteFields } from './project-kind.ts'

// Accepts any name and length: the server validates what an older or newer release stored.
const Fields = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]))

const FieldsBody = z.object({ fields: Fields as unknown as z.ZodMiniType<QuoteFields> })
export type FieldsBody = z.infer<typeof FieldsBody>

const touches = ({ fields }: FieldsBody) => Object.keys(fields).map((name) => `project.${name}`)

function withFields(project: Project, { body, leaves }: Edit<FieldsBody>): Project {
  const { salespersonCode: _person, storeId: _store, ...quoteData } = chosenFields(body.fields, leaves)
  const name = followingName(project.quoteData, quoteData)
  return changedSinceQuote({ ...project, quoteData: { ...project.quoteData, ...quoteData, ...name } })
}

/** `Project goal: Cook more, Interests: Nothing` */
function describe({ fields }: FieldsBody) {
  const texts = Object.entries(fields).map(([name, value]) => {
    const field = `project.${name}`
    return { action: fieldText(field, 'Field'), title: shownValue(field, value) }
  })
  const [first = { action: 'Details', title: '' }, ...others] = texts
  const rest = others.map(({ action, title }) => `, ${action}: ${title}`).join('')
  return { action: first.action, title: first.title + rest }
}

type Call = Parameters<Api['project']['saveDetails']>
type Save = (api: Api, ...call: Call) => ReturnType<Api['project']['saveDetails']>

/** A kind of edit that saves fields of the quote by name. */
export const fieldsKind = (name: string, save: Save): ProjectKind<FieldsBody> => ({
  name,
  body: FieldsBody,
  touches,
  storesRejected: true,
  inBatch: true,
  coalesce: coalesceSame({ name, body: FieldsBody, touches }),
  apply: withFields,
  send: async (edit, { api, options }) =>
    accepted(
      await save(api, { body: { ...onProject(edit), ...chosenFields(edit.body.fields, edit.leaves) } }, options),
    ),
  describe,
})

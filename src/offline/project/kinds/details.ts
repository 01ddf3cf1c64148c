import { accepted, chosenFields, coalesceSame, onProject, type ProjectKind } from '../project-kind.ts'
import { describeFields, FieldsBody, touchesFields, withFields } from '../quote-fields.ts'

const name = 'details'

/** Everything else that is known of the work: only the fields that are named. */
export const details: ProjectKind<FieldsBody> = {
  name,
  body: FieldsBody,
  touches: touchesFields,
  keepsRejected: true,
  inBatch: true,
  coalesce: coalesceSame({ name, body: FieldsBody, touches: touchesFields }),
  apply: withFields,
  send: async (edit, { api, options }) =>
    accepted(
      await api.project.saveDetails(
        { body: { ...onProject(edit), ...chosenFields(edit.body.fields, edit.leaves) } },
        options,
      ),
    ),
  describe: describeFields,
}

import { accepted, chosenFields, coalesceSame, onProject, type ProjectKind } from '../project-kind.ts'
import { describeFields, FieldsBody, touchesFields, withFields } from '../quote-fields.ts'

const name = 'customer'

/** Who the project is for: only the fields that are named. */
export const customer: ProjectKind<FieldsBody> = {
  name,
  body: FieldsBody,
  touches: touchesFields,
  keepsRejected: true,
  inBatch: true,
  coalesce: coalesceSame({ name, body: FieldsBody, touches: touchesFields }),
  apply: withFields,
  send: async (edit, { api, options }) =>
    accepted(
      await api.project.saveCustomer(
        { body: { ...onProject(edit), ...chosenFields(edit.body.fields, edit.leaves) } },
        options,
      ),
    ),
  describe: describeFields,
}

import { fieldsKind } from '../quote-fields.ts'

/** Everything else that is known of the work: only the fields that are named. */
export const details = fieldsKind('details', (api, ...call) => api.project.saveDetails(...call))

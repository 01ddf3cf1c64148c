import { fieldsKind } from '../quote-fields.ts'

/** Who the project is for: only the fields that are named. */
export const customer = fieldsKind('customer', (api, ...call) => api.project.saveCustomer(...call))

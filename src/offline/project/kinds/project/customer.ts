import { fieldsKind } from '#offline/project/kinds/quote-fields.ts'

/** Customer of the project; sends only the changed fields. */
export const customer = fieldsKind('customer', (api, ...call) => api.project.saveCustomer(...call))

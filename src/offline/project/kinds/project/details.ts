import { fieldsKind } from '#offline/project/kinds/quote-fields.ts'

/** All other quote fields; sends only the changed ones. */
export const details = fieldsKind('details', (api, ...call) => api.project.saveDetails(...call))

import type { Api } from '#contract/client.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { project } from '#contract/project.ts'
import type { ProjectDesk } from '#lib/project-desk.ts'

type Body<Name extends 'saveCustomer' | 'saveDetails'> = Omit<
  CallInput<(typeof project)[Name]> extends { body: infer B } ? B : never,
  'projectId' | 'version'
>
type Desk = Pick<ProjectDesk, 'projectId' | 'change'>

/** Fields of which the others' value was chosen stay out. */
const without = <Values extends object>(values: Values, leaves: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !leaves.has(key))) as Partial<Values>

// Fields say by themselves that they were saved.
const success = 'silent'

/** Who the project is for: only what is named. */
export const saveCustomer = (api: Api, { projectId, change }: Desk, input: Body<'saveCustomer'>) =>
  change({
    name: 'customer',
    input,
    success,
    send: ({ known, options, leaves }) =>
      api.project.saveCustomer({ body: { projectId, ...known, ...without(input, leaves) } }, options),
  })

/** Everything else that is known of the work: only what is named. */
export const saveDetails = (api: Api, { projectId, change }: Desk, input: Body<'saveDetails'>) =>
  change({
    name: 'details',
    input,
    success,
    send: ({ known, options, leaves }) =>
      api.project.saveDetails({ body: { projectId, ...known, ...without(input, leaves) } }, options),
  })

/** To colleagues; a comment is neither changed nor deleted. */
export const addComment = (api: Api, { projectId, change }: Desk, message: string) =>
  change({
    name: 'comment',
    input: message,
    send: ({ options }) => api.project.comment({ body: { projectId, message } }, options),
  })

export const removeFile = (api: Api, { projectId, change }: Desk, attachmentId: string) =>
  change({
    name: 'remove-file',
    input: attachmentId,
    success: 'deleted',
    send: ({ options }) => api.projectFile.remove({ query: { projectId, attachmentId } }, options),
  })

/** Whether the customer sees a file through the link. */
export const showFile = (api: Api, { projectId, change }: Desk, { id, isOn }: { id: string; isOn: boolean }) =>
  change({
    name: 'show-file',
    input: [id, isOn],
    success,
    send: ({ options }) =>
      api.projectFile.show({ body: { projectId, attachmentId: id, showToCustomer: isOn } }, options),
  })

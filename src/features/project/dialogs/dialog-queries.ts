import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/client.ts'
import type { contract } from '#contract/contract.ts'
import type { Sharing } from '#contract/project/project-parts.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import type { OpenProject } from '#offline/project/project-context.ts'

// The project page reports every failure itself.
const inline = { meta: { inline: true } } as const

export const failures = {
  lock: 'An error occurred locking project.',
  unlock: 'An error occurred cancelling lock project.',
  share: 'An error occurred updating shared status.',
  email: 'An error occurred sending email.',
} as const

/** Changes that the dialogs of the footer menu make. */
export const dialogChanges = (api: Api, { projectId, change }: Pick<OpenProject, 'projectId' | 'change'>) => ({
  /** Until a day (yyyy-mm-dd), or until it is unlocked [S3-7-34]. */
  lock: () =>
    mutationOptions({
      ...inline,
      mutationFn: (expiryDate: string | null) =>
        change({
          name: 'lock',
          input: expiryDate,
          failure: failures.lock,
          send: ({ options }) =>
            api.projectQuote.lock({ body: { projectId, ...(expiryDate ? { expiryDate } : {}) } }, options),
        }),
    }),
  unlock: () =>
    mutationOptions({
      ...inline,
      mutationFn: () =>
        change({
          name: 'unlock',
          input: null,
          failure: failures.unlock,
          send: ({ options }) => api.projectQuote.unlock({ query: { projectId } }, options),
        }),
    }),
  share: () =>
    mutationOptions({
      ...inline,
      mutationFn: (sharedStatus: Sharing['sharedStatus']) =>
        change({
          name: 'share',
          input: sharedStatus,
          failure: failures.share,
          send: ({ options }) => api.projectQuote.share({ body: { projectId, sharedStatus } }, options),
        }),
    }),
  email: () =>
    mutationOptions({
      ...inline,
      /** The quote of one folder; null for the whole project. */
      mutationFn: (folderId: string | null) =>
        change({
          name: 'email',
          input: folderId,
          success: 'sent',
          failure: failures.email,
          send: ({ options }) =>
            api.projectQuote.email({ body: { projectId, ...(folderId === null ? {} : { folderId }) } }, options),
        }),
    }),
  /** All or none; the dialog shows a failure and stays open with the choice [S3-4-20]. */
  transfer: () =>
    mutationOptions({
      ...inline,
      mutationFn: (body: CallInput<(typeof contract)['projectLines']['transfer']>['body']) =>
        change({
          name: 'transfer',
          input: body,
          success: 'silent',
          failure: null,
          send: ({ options }) => api.projectLines.transfer({ body }, options),
        }),
    }),
  saveQuote: () =>
    mutationOptions({
      ...inline,
      mutationFn: () =>
        change({
          name: 'quote',
          input: null,
          send: ({ known, options }) => api.projectQuote.save({ body: { projectId, ...known } }, options),
        }),
    }),
})

/** Projects to transfer products to or from, by name, customer or quote number; the newest without a text. */
export const otherProjects = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['project', 'list', 'others', text],
    queryFn: ({ signal }) =>
      api.project.minimal({ query: { page: 0, items: 8, ...(text ? { text } : {}) } }, { signal }),
    staleTime: 0,
  })

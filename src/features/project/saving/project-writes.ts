import { mutationOptions } from '@tanstack/react-query'
import type { Project } from '#contract/project/project-parts.ts'
import type { App } from '#lib/app.tsx'
import { uniqueId } from '#lib/unique-id.ts'
import { type NewProject, projectSyncOf } from '#offline/project/project-sync.ts'
import type { ToastStore } from '#ui/overlay/toast-store.ts'
import { showFailure, showSuccess } from './outcome-toast.ts'

type Deps = App & { toast: ToastStore }
type Options = { headers: { 'idempotency-key': string } }

/** A change that copies or deletes a whole project. A retry without a response has the same key. */
function wholeChange<Input, Out>(
  { queryClient, toast }: Deps,
  send: (input: Input, options: Options) => Promise<Out>,
  success: 'updated' | 'deleted' = 'updated',
) {
  let open: { input: string; key: string } | null = null
  return mutationOptions<Out, Error, Input>({
    meta: { inline: true },
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (open?.input !== text) open = { input: text, key: uniqueId() }
      const response = await send(input, { headers: { 'idempotency-key': open.key } })
      open = null
      return response
    },
    onSuccess: async () => {
      showSuccess(toast, success)
      await queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    },
    onError: (error) => showFailure(toast, error),
  })
}

/** Creates a project on this device with its final id, and sends it from there. */
export const createProject = (deps: Deps) =>
  mutationOptions<string, Error, NewProject>({
    meta: { inline: true },
    mutationFn: async (made) => (await projectSyncOf(deps)).create(made),
    onError: (error) => showFailure(deps.toast, error),
  })

export const duplicateProject = (deps: Deps) =>
  wholeChange<string, Project>(deps, (projectId, options) =>
    deps.api.project.duplicate({ body: { projectId } }, options),
  )

export const removeProject = (deps: Deps) =>
  wholeChange<string, { projectId: string }>(
    deps,
    async (id, options) => {
      const sync = await projectSyncOf(deps)
      await sync.remove(id, () => deps.api.project.remove({ params: { id } }, options))
      return { projectId: id }
    },
    'deleted',
  )

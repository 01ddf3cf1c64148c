import { mutationOptions } from '@tanstack/react-query'
import type { Project } from '#contract/project-parts.ts'
import type { App } from '#lib/app.tsx'
import { uniqueId } from '#lib/unique-id.ts'
import { type NewProject, projectSyncOf } from '#offline/project/project-sync.ts'
import type { ToastStore } from '#ui/toast-store.ts'
import { sayFailure, saySuccess } from './say-outcome.ts'

type Told = App & { toast: ToastStore }
type Options = { headers: { 'idempotency-key': string } }

/** A change that copies or deletes a whole project. The same button pressed again after no answer came has the same key. */
function wholeChange<Input, Out>(
  { queryClient, toast }: Told,
  send: (input: Input, options: Options) => Promise<Out>,
  success: 'updated' | 'deleted' = 'updated',
) {
  let open: { input: string; key: string } | null = null
  return mutationOptions<Out, Error, Input>({
    meta: { inline: true },
    mutationFn: async (input) => {
      const text = JSON.stringify(input)
      if (open?.input !== text) open = { input: text, key: uniqueId() }
      const answer = await send(input, { headers: { 'idempotency-key': open.key } })
      open = null
      return answer
    },
    onSuccess: async () => {
      saySuccess(toast, success)
      await queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    },
    onError: (error) => sayFailure(toast, error),
  })
}

/** Made on this device under the id it has from now on, and sent from there. */
export const createProject = (told: Told) =>
  mutationOptions<string, Error, NewProject>({
    meta: { inline: true },
    mutationFn: async (made) => (await projectSyncOf(told)).create(made),
    onError: (error) => sayFailure(told.toast, error),
  })

export const duplicateProject = (told: Told) =>
  wholeChange<string, Project>(told, (projectId, options) =>
    told.api.project.duplicate({ body: { projectId } }, options),
  )

export const removeProject = (told: Told) =>
  wholeChange<string, { projectId: string }>(
    told,
    async (id, options) => {
      const sync = await projectSyncOf(told)
      await sync.remove(id, () => told.api.project.remove({ params: { id } }, options))
      return { projectId: id }
    },
    'deleted',
  )

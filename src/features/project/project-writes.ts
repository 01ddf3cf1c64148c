import { mutationOptions } from '@tanstack/react-query'
import type { Project } from '#contract/project-parts.ts'
import type { App } from '#lib/app.tsx'
import type { ProjectChange } from '#lib/project-desk.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { createProjectStore } from '#offline/project-store.ts'
import type { ToastStore } from '#ui/toast-store.ts'
import { sayFailure, saySuccess } from './say-outcome.ts'

type Told = App & { toast: ToastStore }
type Options = { headers: Record<string, string> }

/** A change that makes, copies or ends a whole project. The same button pressed again after no answer came has the same key. */
function wholeChange<Input, Out>(
  { queryClient, toast }: Told,
  send: (input: Input, options: Options) => Promise<Out>,
  success: ProjectChange<Out>['success'] = 'updated',
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

export type NewProject = { projectName: string; customerName: string }

export const createProject = (told: Told) =>
  wholeChange<NewProject, Project>(told, ({ projectName, customerName }, options) =>
    told.api.project.save({ body: { projectName, ...(customerName ? { quoteData: { customerName } } : {}) } }, options),
  )

export const duplicateProject = (told: Told) =>
  wholeChange<string, Project>(told, (projectId, options) =>
    told.api.project.duplicate({ body: { projectId } }, options),
  )

export const removeProject = (told: Told) =>
  wholeChange<string, { projectId: string }>(
    told,
    async (id, options) => {
      const answer = await told.api.project.remove({ params: { id } }, options)
      // What is deleted is not to come back from this device.
      await createProjectStore({ brand: told.brand.key })
        .forget(id)
        .catch(() => undefined)
      return answer
    },
    'deleted',
  )

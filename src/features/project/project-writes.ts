import { mutationOptions } from '@tanstack/react-query'
import { OfflineError } from '#contract/api-error.ts'
import type { Project } from '#contract/project-parts.ts'
import { isNewId } from '#domain/project-edit.ts'
import type { App } from '#lib/app.tsx'
import { pageConnection } from '#lib/connection.ts'
import type { ProjectChange } from '#lib/project-desk.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { createProjectStore } from '#offline/project-store.ts'
import { type NewProject, projectSyncOf } from '#offline/project-sync.ts'
import type { ToastStore } from '#ui/toast-store.ts'
import { sayFailure, saySuccess } from './say-outcome.ts'

type Told = App & { toast: ToastStore }
type Options = { headers: { 'idempotency-key': string } }

/** A change that makes, copies or ends a whole project. The same button pressed again after no answer came has the same key. */
function wholeChange<Input, Out>(
  { queryClient, toast }: Told,
  send: (input: Input, options: Options) => Promise<Out>,
  successOf: (out: Out) => ProjectChange<Out>['success'] = () => 'updated',
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
    onSuccess: async (out) => {
      const success = successOf(out)
      saySuccess(toast, success)
      if (success !== 'silent') await queryClient.invalidateQueries({ queryKey: ['project', 'list'] })
    },
    onError: (error) => sayFailure(toast, error),
  })
}

/** Made by the shop or, where no answer comes, kept on this device under the key it may have arrived with. Answers its id. */
async function makeOrKeep(told: Told, made: NewProject, options: Options): Promise<string> {
  const { projectName, customerName } = made
  const key = options.headers['idempotency-key']
  const sync = await projectSyncOf(told)
  if (sync && pageConnection().status() === 'offline') return sync.create(made, { key })
  try {
    const body = { projectName, ...(customerName ? { quoteData: { customerName } } : {}) }
    return (await told.api.project.save({ body }, options)).projectRef
  } catch (error) {
    if (!sync || !(error instanceof OfflineError)) throw error
    return sync.create(made, { key, attempts: 1 })
  }
}

export const createProject = (told: Told) =>
  wholeChange<NewProject, string>(
    told,
    (made, options) => makeOrKeep(told, made, options),
    // What waits is said by the page that opens.
    (id) => (isNewId(id) ? 'silent' : 'updated'),
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
    () => 'deleted',
  )

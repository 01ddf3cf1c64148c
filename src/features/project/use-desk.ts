import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Api } from '#contract/client.ts'
import type { Project } from '#contract/project-parts.ts'
import type { ProjectMode } from '#contract/project-values.ts'
import type { Clash, ClashChoice } from '#domain/project-clash.ts'
import { useApp } from '#lib/app.tsx'
import type { ProjectChange, ProjectDesk, SavedState } from '#lib/project-desk.ts'
import { projectQueries } from '#lib/project-queries.ts'
import { useToast } from '#ui/toast.tsx'
import { ClashError, createChangeQueue } from './change-queue.ts'
import { sayFailure, saySuccess } from './say-outcome.ts'

/** A change that waits for a choice between two values. */
export type Review = { clashes: readonly Clash[]; change: ProjectChange<unknown>; version: number | undefined }

/** Project and lists anew, awaited; the change log beside it, which tells of its own failure where it is open [S3-4-34]. */
async function reload({ client, api, projectId }: { client: QueryClient; api: Api; projectId: string }) {
  const queries = projectQueries(api)
  client.fetchQuery({ ...queries.changeLogs(projectId), staleTime: 0 }).catch(() => undefined)
  void client.invalidateQueries({ queryKey: ['project', 'list'] })
  void client.invalidateQueries({ queryKey: ['project', 'outline'] })
  await client.invalidateQueries({ queryKey: queries.view(projectId).queryKey })
}

type Facts = { project: Project; mode: ProjectMode; isOffline: boolean }

/** What the page lends to its parts, with the changes under way and those that wait for a choice. */
export function useDesk({ project, mode, isOffline }: Facts) {
  const { api } = useApp()
  const client = useQueryClient()
  const toast = useToast()
  const projectId = project.projectRef
  const queue = useRef(createChangeQueue()).current
  const [underWay, setUnderWay] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [reviews, setReviews] = useState<readonly Review[]>([])

  useEffect(() => queue.sees(project.version), [queue, project.version])

  const run = useCallback(
    async <Out>(change: ProjectChange<Out>, retry?: Parameters<typeof queue.run>[1]) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await queue.run(change, retry)
        setFailed(false)
        saySuccess(toast, change.success)
        await reload({ client, api, projectId })
        return answer
      } catch (error) {
        setFailed(true)
        if (error instanceof ClashError) {
          const { clashes, version } = error
          setReviews((waiting) => [...waiting, { clashes, change, version }])
        } else if (change.failure !== null) sayFailure(toast, error, change.failure)
        throw error
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [api, client, projectId, queue, toast],
  )

  /** Sends what was kept of ours on top of theirs; what is all theirs is only loaded. */
  async function decide(choices: ReadonlyMap<string, ClashChoice>) {
    const decided = reviews
    setReviews([])
    setFailed(false)
    for (const { change, clashes, version } of decided) {
      const leaves = new Set(clashes.flatMap(({ field }) => (choices.get(field) === 'theirs' ? [field] : [])))
      if (leaves.size < clashes.length) await run(change, { version, leaves }).catch(() => undefined) // told already
    }
    await reload({ client, api, projectId })
  }

  const saved: SavedState = underWay > 0 ? 'saving' : reviews.length > 0 ? 'review' : hasFailed ? 'failed' : 'saved'
  const desk = useMemo<ProjectDesk>(
    () => ({ projectId, project, mode, isOffline, change: run }),
    [projectId, project, mode, isOffline, run],
  )
  return { desk, saved, reviews, decide }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { isNotFound, lacksConnection } from '#contract/protocol/api-error.ts'
import { readProject } from '#domain/project/project-reading.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { pageConnection } from '#lib/network/connection.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { projectQueries } from '#lib/query/project-queries.ts'
import { useWhile } from '#lib/use-while.ts'
import { useProjectEdits, useProjectSync } from '#offline/project/use-project-sync.ts'
import { createProjectStore } from '#offline/project-store.ts'
import { onConnectionBack } from '#offline/sync/sync-triggers.ts'

const loadWhenBack = (load: () => Promise<unknown>) => onConnectionBack(pageConnection(), () => void load())

/** A project from the server or, while offline, the copy on this device. */
export function useLoadedProject(id: string) {
  const { api, brand, queryClient } = useApp()
  const queries = projectQueries(api)
  const hasNoLine = useLateOffline()
  const store = useMemo(() => createProjectStore({ brand: brand.key }), [brand.key])
  const sync = useProjectSync()
  const edits = useProjectEdits(sync)
  // Created on this device; the server does not have it yet.
  const isUnsent = edits.some(({ edit, projectId }) => projectId === id && edit.kind === 'create')
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({ ...queries.view(id), enabled: !isUnsent })
  // The response for an empty project has no body: its name is in the outline.
  const { data: outline } = useQuery({ ...queries.outline(id), enabled: data === null })
  const { data: stored, isLoading: readsCopy } = useQuery({
    queryKey: ['project', 'kept', id],
    // Without the database there is no copy; the page shows the error of the request.
    queryFn: () => store.read(id).catch(() => null),
    enabled: data === undefined && (isUnsent || error !== null),
    staleTime: 0,
  })
  const [openedCopyId, setOpenedCopyId] = useState<string | null>(null)
  const [showedCopy, setShowedCopy] = useState(false)

  useEffect(() => {
    if (data) store.keep(data).catch((cause: unknown) => reportFailure('keeping a project', cause))
  }, [data, store])
  const isStale = lacksConnection(error)
  useWhile(isStale ? refetch : null, loadWhenBack)

  const isEmpty = data === null
  const empty = useMemo(
    () => (outline ? readProject(id, { projectName: outline.projectName, version: 1 }) : readProject(id, {})),
    [id, outline],
  )
  // Loaded data does not become offline when one reload fails.
  const isOffline = hasNoLine || (data === undefined && lacksConnection(error))
  // After the connection returns, the copy stays open until the response arrives.
  const staysOpen = isFetching && showedCopy
  const copy =
    data === undefined && stored && (isOffline || isUnsent || openedCopyId === id || staysOpen) ? stored : null
  if (showedCopy !== (copy !== null)) setShowedCopy(copy !== null)
  const project = data ?? (isEmpty ? empty : (copy?.project ?? null))
  // Until the copy and the edits of this device are loaded: a project that was created here seems not to exist.
  const isUndecided = (isOffline && readsCopy) || (sync === null && isNotFound(error))
  return {
    project,
    error: data === undefined && !copy && !isUnsent && !isUndecided ? error : null,
    isFetching,
    isOffline: isOffline || copy !== null,
    savedAt: copy?.savedAt ?? (data === undefined ? null : dataUpdatedAt),
    stored: stored ?? null,
    openCopy: () => setOpenedCopyId(id),
    retry: () => {
      setOpenedCopyId(null)
      void refetch()
    },
    cancel: () => void queryClient.cancelQueries({ queryKey: queries.view(id).queryKey }),
  }
}

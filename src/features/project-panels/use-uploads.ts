import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fileProblem } from '#domain/attachment.ts'
import { useApp } from '#lib/app.tsx'
import { projectQueries } from '#lib/project-queries.ts'
import { staffReason } from '#lib/staff-reason.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { useProject } from '#offline/project/project-context.ts'
import type { FileCalls } from './file-calls.ts'

export type Sent = {
  id: string
  name: string
  size: number
  /** Whole percent; null while it waits for its turn. */
  percent: number | null
  /** Why it was not taken. */
  problem: string | null
  stop: () => void
}

/** Uploads one after the other, apart from the edits: a long one must not delay what is typed meanwhile. */
export function useUploads(calls: FileCalls) {
  const { projectId } = useProject()
  const { api } = useApp()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Sent[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const set = (id: string, part: Partial<Sent>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id))

  async function reload() {
    const queries = projectQueries(api)
    void client.invalidateQueries({ queryKey: queries.changeLogs(projectId).queryKey })
    await client.invalidateQueries({ queryKey: queries.view(projectId).queryKey })
  }

  async function send(
    id: string,
    { file, productCode, stop }: { file: File; productCode: string; stop: AbortController },
  ) {
    if (stop.signal.aborted) return
    set(id, { percent: 0 })
    try {
      const onProgress = (percent: number) => set(id, { percent })
      await calls.upload({ projectId, productCode, file }, { signal: stop.signal, onProgress })
      await reload()
      drop(id)
    } catch (error) {
      // Called off: its row is gone already.
      set(id, { percent: null, problem: staffReason(error) })
    }
  }

  function add(files: readonly File[], productCode: string) {
    for (const file of files) {
      const id = uniqueId()
      const stop = new AbortController()
      const problem = fileProblem(file)
      const takeAway = () => {
        stop.abort()
        drop(id)
      }
      setUploads((before) => [
        ...before,
        { id, name: file.name, size: file.size, percent: null, problem, stop: takeAway },
      ])
      if (!problem) last.current = last.current.then(() => send(id, { file, productCode, stop }))
    }
  }

  return { uploads, add }
}

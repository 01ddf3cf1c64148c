import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { projectLimits } from '#contract/project/project-values.ts'
import { fileProblem, fileTexts } from '#domain/project/attachment.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { uniqueId } from '#lib/unique-id.ts'
import { useLatest } from '#lib/use-latest.ts'
import { NotSavedError } from '#offline/database-faults.ts'
import { useProject } from '#offline/project/project-context.ts'

/** A chosen file that is not stored: it stays on the page with the reason. */
export type UnstoredFile = {
  readonly id: string
  readonly file: File
  readonly productCode: string | null
  readonly problem: string
  /** Storing the same file may succeed the next time. */
  readonly canRetry: boolean
}

const texts = {
  unreadable: 'This file cannot be read. Choose it again',
  full: 'There is not enough space on this tablet. Free some space, then try again',
  broken: 'This tablet could not store it. Try again',
} as const

/** SHA-256 in the server's format; null on a page without https. */
async function hashOf(bytes: ArrayBuffer): Promise<string | null> {
  if (!crypto.subtle) return null
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const none: readonly UnstoredFile[] = []

// Never fetched: outlives the panel, where the reason must stay until the file is removed or tried again.
const unstoredFiles = (projectId: string) =>
  queryOptions<readonly UnstoredFile[]>({
    queryKey: ['unstored-files', projectId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Chosen files that are not stored: they are lost with the page. */
export const useUnstoredFiles = (projectId: string) => useQuery(unstoredFiles(projectId)).data ?? none

type ChosenFile = Pick<UnstoredFile, 'id' | 'file' | 'productCode'>
type Failure = Pick<UnstoredFile, 'problem' | 'canRetry'>

const keyOf = ({ id }: Pick<UnstoredFile, 'id'>) => `file:${id}`

/**
 * Attaches files: each is stored on this device with its bytes, then sent. One for which there was not enough space is tried
 * again when there may be some.
 */
export function useAttach() {
  const { projectId, project, unsaved, edit } = useProject()
  const client = useQueryClient()
  const options = unstoredFiles(projectId)
  const unstored = useUnstoredFiles(projectId)
  const setUnstored = (change: (before: readonly UnstoredFile[]) => readonly UnstoredFile[]) =>
    client.setQueryData(options.queryKey, (before = []) => change(before))
  const latest = useLatest({ version: project.version, sendAgain })

  function drop(id: string) {
    unsaved.delete(keyOf({ id }))
    setUnstored((before) => before.filter((unstoredFile) => unstoredFile.id !== id))
  }

  useEffect(() => {
    for (const file of unstored.filter(({ problem }) => problem === texts.full)) {
      const seen = { version: latest.current.version, madeAt: Date.now() }
      unsaved.set(keyOf(file), { text: file.file.name, seen, send: () => void latest.current.sendAgain(file) })
    }
  }, [unstored, unsaved, latest])

  /** Returns why the file could not be stored; null once it is. */
  async function attach({ id, file, productCode }: ChosenFile, isAutomatic = false): Promise<Failure | null> {
    const problem = fileProblem(file)
    if (problem !== null) return { problem, canRetry: false }
    // The source of the file may be gone when it is sent: stores its bytes, not a reference.
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return { problem: texts.unreadable, canRetry: true }
    const { name, size } = file
    const body = { id, name, size, hash: await hashOf(bytes), productCode, showToCustomer: false }
    try {
      await edit({ edit: { kind: 'attach', body }, file: { id, bytes }, failure: null, isAutomatic })
      return null
    } catch (cause) {
      if (!isAutomatic) reportFailure('attach', cause)
      return { problem: cause instanceof NotSavedError ? texts.full : texts.broken, canRetry: true }
    }
  }

  /** Its card stays as it is until it is stored. */
  async function sendAgain(unstoredFile: UnstoredFile) {
    const key = keyOf(unstoredFile)
    const waiting = unsaved.get(key)
    // Two triggers at once send it once.
    if (!waiting) return
    unsaved.delete(key)
    if ((await attach(unstoredFile, true)) === null) return drop(unstoredFile.id)
    const isStill = client.getQueryData(options.queryKey)?.some(({ id }) => id === unstoredFile.id)
    if (isStill) unsaved.set(key, waiting)
  }

  async function store(file: File, productCode: string | null) {
    const chosen = { id: uniqueId(), file, productCode }
    const failure = await attach(chosen)
    if (failure) setUnstored((before) => [...before, { ...chosen, ...failure }])
  }

  async function add(files: readonly File[], productCode: string | null) {
    const room = projectLimits.files - project.files.length
    for (const file of files.slice(0, room)) await store(file, productCode)
    const tooMany = files.slice(Math.max(0, room))
    setUnstored((before) => [
      ...before,
      ...tooMany.map((file) => ({ id: uniqueId(), file, productCode, problem: fileTexts.count, canRetry: true })),
    ])
  }

  function retry({ id, file, productCode }: UnstoredFile) {
    drop(id)
    void add([file], productCode)
  }

  return { unstored, add, retry, drop }
}

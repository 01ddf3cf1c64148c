import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { movesTo } from '#domain/project/position.ts'
import type { FolderGroup } from '#domain/project/project-reading.ts'
import { moved, movedText } from '#features/project/rules/project-order.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'

const placeOf = ({ folder }: FolderGroup, folders: readonly { id: string }[]) =>
  folder ? folders.findIndex(({ id }) => id === folder.id) : folders.length

const announcedMs = 6000

/** Folders in their new order: a move is shown and announced immediately, and undone when it is rejected. */
export function useFolderOrder(groups: readonly FolderGroup[]) {
  const context = useProject()
  const { mutate } = useMutation(projectChanges(useApp().api, context).moveFolders())
  const [requestedOrder, setRequestedOrder] = useState<readonly string[] | null>(null)
  const [said, setSaid] = useState('')
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined)
  const known = groups.flatMap(({ folder }) => (folder ? [folder] : []))
  const folders = requestedOrder
    ? [...known].sort((a, b) => requestedOrder.indexOf(a.id) - requestedOrder.indexOf(b.id))
    : known

  /** The announcement is removed, so that it is not read later. */
  function announce(text: string) {
    setSaid(text)
    clearTimeout(silence.current)
    silence.current = setTimeout(() => setSaid(''), announcedMs)
  }

  function move(id: string, to: number) {
    const ids = folders.map((folder) => folder.id)
    const from = ids.indexOf(id)
    const next = moved(ids, from, to)
    if (next === ids) return
    setRequestedOrder(next)
    const place = next.indexOf(id)
    announce(movedText(folders[from]?.title ?? '', { from, to: place, count: ids.length }))
    mutate({ moves: movesTo(next, known), ids: [...next] }, { onSettled: () => setRequestedOrder(null) })
  }

  return {
    folders,
    /** Sections in that order; lines without a folder stay last. */
    groups: [...groups].sort((a, b) => placeOf(a, folders) - placeOf(b, folders)),
    said,
    move,
    moveBy: (id: string, by: number) => move(id, folders.findIndex((folder) => folder.id === id) + by),
  }
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectProduct } from '#contract/project/project-parts.ts'
import { positionAfter } from '#domain/project/position.ts'
import { folderGroups } from '#domain/project/project-reading.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'

const none = 'none'

/** Moves a line to the end of another folder. */
export function FolderChoice({ line, onClose }: { line: ProjectProduct; onClose: () => void }) {
  const context = useProject()
  const { mutate, isPending } = useMutation(projectChanges(useApp().api, context).moveLines())
  const groups = folderGroups(context.project)
  const others = groups.filter(({ folder }) => (folder?.id ?? null) !== line.folderId)
  const [chosen, setChosen] = useState(others[0]?.folder?.id ?? none)
  const target = others.find(({ folder }) => (folder?.id ?? none) === chosen)

  function move() {
    if (!target) return
    const folderId = target.folder?.id ?? null
    const position = positionAfter(target.lines.map((targetLine) => targetLine.position))
    mutate({ moves: [{ productCode: line.productCode, folderId, position }] }, { onSuccess: onClose })
  }

  return (
    <Modal
      open
      size="small"
      title={`Move ${line.title}`}
      onClose={onClose}
      actions={
        target && (
          <>
            <Button type="button" variant="primary" busy={isPending} onClick={move}>
              Move
            </Button>
            <Button type="button" onClick={onClose}>
              Cancel
            </Button>
          </>
        )
      }
    >
      {target ? (
        <SelectField
          label="To folder"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={others.map(({ folder }) => ({ value: folder?.id ?? none, label: folder?.title ?? 'No folder' }))}
        />
      ) : (
        <p>There is no other folder yet.</p>
      )}
    </Modal>
  )
}

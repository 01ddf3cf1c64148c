import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { projectLimits } from '#contract/project/project-values.ts'
import { modeChoice } from '#features/project/page/project-state.ts'
import { createProject, duplicateProject, removeProject } from '#features/project/saving/project-writes.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { paths } from '#lib/page/paths.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** The app with the toast store. */
export function useDeps() {
  const app = useApp()
  const toast = useToast()
  return useMemo(() => ({ ...app, toast }), [app, toast])
}

type Named = { id: string; name: string; onClose: () => void }

/** Creates a project with a name and optionally a customer, and opens it in Edit mode. */
export function NewProjectDialog({ onClose }: { onClose: () => void }) {
  const deps = useDeps()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(useMemo(() => createProject(deps), [deps]))
  const isOffline = useLateOffline()
  const [projectName, setName] = useState('')
  const [customerName, setCustomer] = useState('')
  const [isChecked, setChecked] = useState(false)
  const name = projectName.trim()

  function create() {
    setChecked(true)
    if (!name || isPending) return
    mutate(
      { projectName: name, customerName: customerName.trim() },
      {
        onSuccess: (id) => {
          modeChoice.set('Edit')
          void navigate(paths.project({ id }))
        },
      },
    )
  }

  return (
    <Modal open size="small" title="New project" onClose={onClose}>
      <form
        noValidate
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault()
          create()
          if (!name) event.currentTarget.querySelector('input')?.focus()
        }}
      >
        <TextField
          label="Name"
          value={projectName}
          maxLength={projectLimits.name}
          error={isChecked && !name ? 'Please enter a name' : undefined}
          hint={isOffline ? 'Saved on this device and sent when you are back online' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label="Customer"
          optional
          value={customerName}
          maxLength={200}
          onChange={(event) => setCustomer(event.currentTarget.value)}
        />
        <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
          <Button variant="primary" busy={isPending} busyText="Creating project">
            Create project
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}

export function DuplicateDialog({ id, name, onClose }: Named) {
  const deps = useDeps()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(useMemo(() => duplicateProject(deps), [deps]))
  return (
    <Modal
      open
      size="small"
      title={`Duplicate ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            variant="primary"
            busy={isPending}
            onClick={() =>
              mutate(id, { onSuccess: ({ projectRef }) => void navigate(paths.project({ id: projectRef })) })
            }
          >
            Duplicate project
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        The copy has the products, folders, notes, variations and customer. The quote, the price lock, the shared link,
        comments and files stay with this one.
      </p>
    </Modal>
  )
}

/** `onDone` leaves the page of the deleted project. */
export function DeleteDialog({ id, name, onClose, onDone }: Named & { onDone?: () => void }) {
  const deps = useDeps()
  const { mutate, isPending } = useMutation(useMemo(() => removeProject(deps), [deps]))
  return (
    <Modal
      open
      size="small"
      title={`Delete ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button
            type="button"
            variant="primary"
            busy={isPending}
            onClick={() =>
              mutate(id, {
                onSuccess: () => {
                  onClose()
                  onDone?.()
                },
              })
            }
          >
            Delete project
          </Button>
          <Button type="button" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>This also deletes its products, notes, files and quote. Any shared link stops working.</p>
    </Modal>
  )
}

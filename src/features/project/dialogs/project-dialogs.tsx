import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { projectLimits } from '#contract/project/project-values.ts'
import { modeChoice } from '#features/project/page/project-state.ts'
import { createProject, duplicateProject, removeProject } from '#features/project/saving/project-writes.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { paths } from '#lib/page/paths.ts'
import { needsConnection } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { Foot, FootReason, Stack } from './dialog.styles.ts'

/** The app with the toast store. */
export function useDeps() {
  const app = useApp()
  const toast = useToast()
  return useMemo(() => ({ ...app, toast }), [app, toast])
}

/** Cancel, then the button of the dialog, as in every dialog of the tool. */
function CancelFoot({
  reason,
  onCancel,
  children,
}: {
  reason?: string | null
  onCancel: () => void
  children: ReactNode
}) {
  return (
    <Foot>
      {reason && <FootReason>{reason}</FootReason>}
      <Button type="button" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Foot>
  )
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
        <CancelFoot onCancel={onClose}>
          <Button variant="primary" busy={isPending} busyText="Creating project">
            Create project
          </Button>
        </CancelFoot>
      </form>
    </Modal>
  )
}

export function DuplicateDialog({ id, name, onClose }: Named) {
  const deps = useDeps()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation(useMemo(() => duplicateProject(deps), [deps]))
  const isOffline = useLateOffline()
  const duplicate = () =>
    mutate(id, { onSuccess: ({ projectRef }) => void navigate(paths.project({ id: projectRef })) })
  return (
    <Modal open size="small" title={`Duplicate ${name}?`} onClose={onClose}>
      <Stack>
        <p>
          The copy has the products, folders, notes, variations and customer. The quote, the price lock, the shared
          link, comments and files stay with this one.
        </p>
        <CancelFoot reason={isOffline ? needsConnection : null} onCancel={onClose}>
          <Button
            type="button"
            variant="primary"
            busy={isPending}
            aria-disabled={isOffline || undefined}
            onClick={() => isOffline || duplicate()}
          >
            Duplicate project
          </Button>
        </CancelFoot>
      </Stack>
    </Modal>
  )
}

/** `onDone` leaves the page of the deleted project. */
export function DeleteDialog({ id, name, onClose, onDone }: Named & { onDone?: () => void }) {
  const deps = useDeps()
  const { mutate, isPending } = useMutation(useMemo(() => removeProject(deps), [deps]))
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        onClose()
        onDone?.()
      },
    })
  return (
    <Modal open size="small" title={`Delete ${name}?`} onClose={onClose}>
      <Stack>
        <p>This also deletes its products, notes, files and quote. Any shared link stops working.</p>
        <CancelFoot onCancel={onClose}>
          <Button type="button" variant="primary" busy={isPending} onClick={remove}>
            Delete project
          </Button>
        </CancelFoot>
      </Stack>
    </Modal>
  )
}

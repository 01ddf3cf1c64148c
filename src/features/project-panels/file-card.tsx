import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import type { ProjectFile } from '#contract/project-parts.ts'
import { momentText } from '#domain/project-texts.ts'
import { useApp } from '#lib/app.tsx'
import { staffReason } from '#lib/staff-reason.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Message } from '#ui/message.tsx'
import type { FileCalls } from './file-calls.ts'
import { openFile } from './file-opening.ts'
import { sizeText } from './file-size.ts'
import { WordButton } from './panel-look.ts'
import { removeFile, showFile } from './project-changes.ts'

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -12 })

/** One attachment: opened, shown to the customer or not, removed. */
export function FileCard({ file, calls }: { file: ProjectFile; calls: FileCalls }) {
  const context = useProject()
  const { api } = useApp()
  const { projectId, isOffline } = context
  const { id, name, size, uploadedBy, uploadedAt, showToCustomer } = file
  const inline = { meta: { inline: true } } as const
  const open = useMutation({ ...inline, mutationFn: async () => openFile(await calls.read(projectId, id), name) })
  const show = useMutation({ ...inline, mutationFn: (isOn: boolean) => showFile(api, context, { id, isOn }) })
  const remove = useMutation({ ...inline, mutationFn: () => removeFile(api, context, id) })
  const waits = { 'aria-disabled': isOffline || undefined, title: isOffline ? needsConnection : undefined }
  return (
    <li>
      <b>{name}</b>
      <small>{[size > 0 && sizeText(size), uploadedBy, momentText(uploadedAt)].filter(Boolean).join(' · ')}</small>
      <Checkbox
        dense
        label="Show to customer"
        checked={show.isPending ? show.variables : showToCustomer}
        disabled={isOffline}
        onChange={(event) => show.mutate(event.currentTarget.checked)}
      />
      {open.error && <Message tone="error">{staffReason(open.error)}</Message>}
      <Acts>
        <WordButton
          type="button"
          look="text"
          aria-label={`Open ${name}`}
          busy={open.isPending}
          {...waits}
          onClick={() => isOffline || open.mutate()}
        >
          Open
        </WordButton>
        <WordButton
          type="button"
          look="text"
          aria-label={`Remove ${name}`}
          busy={remove.isPending}
          {...waits}
          onClick={() => isOffline || remove.mutate()}
        >
          Remove
        </WordButton>
      </Acts>
    </li>
  )
}

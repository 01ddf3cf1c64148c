import { useMutation } from '@tanstack/react-query'
import type { ProjectFile } from '#contract/project/project-parts.ts'
import { momentText } from '#domain/project/project-texts.ts'
import { sizeText } from '#domain/web/size-text.ts'
import { removeFile, showFile } from '#features/project/panels/project-changes.ts'
import { staffReason } from '#lib/account/staff-reason.ts'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Message } from '#ui/feedback/message.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FileActions } from './file.styles.ts'
import { FileAction } from './file-action.tsx'
import { openFile } from './file-opening.ts'
import type { ReadFile } from './read-file.ts'

type Props = {
  file: ProjectFile
  readFile: ReadFile
  /** Called when the card with the focused button is gone. */
  onGone: () => void
}

/** An attachment of the server: open, show to the customer, remove. */
export function FileCard({ file, readFile, onGone }: Props) {
  const context = useProject()
  const { projectId, isOffline } = context
  const { id, name, size, uploadedBy, uploadedAt, showToCustomer } = file
  const open = useMutation({
    meta: { inline: true },
    mutationFn: async () => openFile(await readFile(projectId, id), name),
  })
  return (
    <li>
      <b>{name}</b>
      <small>{[size > 0 && sizeText(size), uploadedBy, momentText(uploadedAt)].filter(Boolean).join(' · ')}</small>
      <Checkbox
        dense
        label="Show to customer"
        checked={showToCustomer}
        onChange={(event) => void showFile(context, { id, name, isOn: event.currentTarget.checked })}
      />
      {open.error && <Message tone="error">{staffReason(open.error)}</Message>}
      <FileActions>
        <FileAction
          does="Open"
          name={name}
          busy={open.isPending}
          aria-disabled={isOffline || undefined}
          title={isOffline ? needsConnection : undefined}
          onClick={() => isOffline || open.mutate()}
        />
        <FileAction
          does="Remove"
          name={name}
          onClick={() => {
            void removeFile(context, { id, name })
            onGone()
          }}
        />
      </FileActions>
    </li>
  )
}

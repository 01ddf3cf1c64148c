import { useMutation } from '@tanstack/react-query'
import { sizeText } from '#domain/web/size-text.ts'
import { showFile } from '#features/project/panels/project-changes.ts'
import type { AttachBody } from '#offline/project/kinds/file/attach.ts'
import { useProject } from '#offline/project/project-context.ts'
import type { ListedEdit, ProjectSync } from '#offline/project/project-sync.ts'
import { Message } from '#ui/feedback/message.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FailedFile, FileActions, ProgressBar } from './file.styles.ts'
import { FileAction } from './file-action.tsx'
import { openFile } from './file-opening.ts'

type Props = {
  waiting: ListedEdit
  body: AttachBody
  sync: ProjectSync | null
  /** Called when the card with the focused button is gone. */
  onGone: () => void
}

/** A file that is stored on this device but not on the server yet: its progress, open and cancel. */
export function WaitingFile({ waiting, body, sync, onGone }: Props) {
  const context = useProject()
  const { edit, isSending, percent } = waiting
  const { id, name, showToCustomer } = body
  const open = useMutation({
    meta: { inline: true },
    mutationFn: async () => {
      const bytes = await sync?.readFile(id)
      if (!bytes) throw new Error('It is no longer on this tablet')
      openFile(new Blob([bytes]), name)
    },
  })
  const isRejected = edit.state === 'rejected'
  const Card = isRejected ? FailedFile : 'li'

  async function cancel() {
    await sync?.cancel(edit.id)
    onGone()
  }

  function tryAgain() {
    void sync?.retry(edit.id)
    // The card of a pending file is another one.
    onGone()
  }

  return (
    <Card>
      <b>{name}</b>
      {isRejected ? <p role="alert">Not sent. {edit.reason}</p> : <small>{stateText(waiting, body, context)}</small>}
      {isSending && <ProgressBar max={100} value={percent ?? 0} aria-label={`Sending ${name}`} />}
      {!isRejected && (
        <Checkbox
          dense
          label="Show to customer"
          checked={showToCustomer}
          onChange={(event) => void showFile(context, { id, name, isOn: event.currentTarget.checked })}
        />
      )}
      {open.error && <Message tone="error">{open.error.message}</Message>}
      <FileActions>
        <FileAction does="Open" name={name} onClick={() => open.mutate()} />
        {isRejected && <FileAction does="Try again" name={name} onClick={tryAgain} />}
        <FileAction does="Cancel" name={name} onClick={() => void cancel()} />
      </FileActions>
    </Card>
  )
}

type Where = { isOffline: boolean; isDurable: boolean }

function stateText({ isSending, percent }: ListedEdit, { size }: AttachBody, { isOffline, isDurable }: Where) {
  if (isSending && percent !== null) return `${sizeText((size * percent) / 100)} of ${sizeText(size)}, ${percent} %`
  if (isSending) return `Sending ${sizeText(size)}`
  if (!isDurable) return `${sizeText(size)}, not saved yet: keep this page open`
  return `${sizeText(size)}, saved on this tablet, ${isOffline ? 'waiting for connection' : 'sent next'}`
}

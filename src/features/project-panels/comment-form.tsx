import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { projectLimits } from '#contract/project-values.ts'
import { useProjectDesk } from '#lib/project-desk.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { draftsOf, keepDraft, onDrafts } from './drafts.ts'
import { SlimField } from './panel-look.ts'
import { addComment } from './project-changes.ts'

const key = 'comment'

/** Writes to colleagues; what could not be sent stays, also while another panel is looked at. */
export function CommentForm() {
  const desk = useProjectDesk()
  const { projectId, noEdits } = desk
  const read = () => draftsOf(projectId)[key]?.text ?? ''
  const text = useSyncExternalStore(onDrafts, read, read)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useMutation({
    meta: { inline: true },
    mutationFn: (message: string) => addComment(desk, message),
    onSuccess: () => {
      keepDraft(projectId, key, null)
      setChecked(false)
    },
  })
  const message = text.trim()

  function send() {
    setChecked(true)
    if (message !== '' && !noEdits && !isPending) mutate(message)
  }

  return (
    <>
      <SlimField>
        <TextField
          label="Write to colleagues"
          multiline
          value={text}
          readOnly={isPending}
          maxLength={projectLimits.comment}
          error={isChecked && message === '' ? 'Please enter a comment' : undefined}
          onChange={(event) => keepDraft(projectId, key, { text: event.currentTarget.value, state: 'typed' })}
        />
      </SlimField>
      <Button
        type="button"
        busy={isPending}
        busyText="Adding comment"
        aria-disabled={noEdits ? true : undefined}
        title={noEdits ?? undefined}
        onClick={send}
      >
        Add comment
      </Button>
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { commentText } from '#contract/fields/field-texts.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { useProject } from '#offline/project/project-context.ts'
import { useDraft } from '#offline/project/use-draft.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { SlimField } from './panel.styles.ts'
import { addComment } from './project-changes.ts'

/** Writes a comment to colleagues; an unsent text stays, also while another panel is open. */
export function CommentForm() {
  const context = useProject()
  const [text, setText, restoreText] = useDraft('comment')
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending } = useMutation({
    meta: { inline: true },
    mutationFn: (message: string) => addComment(context, { message, restore: () => void restoreText(message) }),
    onSuccess: () => {
      setText('')
      setChecked(false)
    },
  })
  const message = text.trim()

  function send() {
    setChecked(true)
    if (message !== '' && !isPending) mutate(message)
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
          error={isChecked && message === '' ? commentText : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </SlimField>
      <Button type="button" busy={isPending} busyText="Adding comment" onClick={send}>
        Add comment
      </Button>
    </>
  )
}

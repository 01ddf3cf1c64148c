import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { projectLimits } from '#contract/project/project-values.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { Title } from '#features/project/ui/project.styles.ts'
import { useFocusSwap } from '#features/project/ui/use-focus-swap.ts'
import { useApp } from '#lib/app.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Input } from '#ui/form/text-field.tsx'
import { PencilIcon } from '#ui/icon/icons.tsx'

const Box = styled(Input)({ minHeight: 44, maxWidth: 420, fontSize: '1.125rem' })

/** Edits the name in place: Enter or blur saves, Escape cancels. */
export function NameField() {
  const context = useProject()
  const { api } = useApp()
  const [draft, setDraft] = useState<{ readonly text: string; readonly version: number } | null>(null)
  const { mutate, isPending, isError, variables, reset } = useMutation(
    projectChanges(api, context, draft?.version).rename(),
  )
  const { opened, opener } = useFocusSwap()
  const name = isPending && variables ? variables : context.project.projectName

  function close() {
    setDraft(null)
    reset()
  }

  function save() {
    if (draft === null || isPending) return
    const newName = draft.text.trim()
    if (newName === '' || newName === context.project.projectName) return close()
    // The typed text stays in the field when saving fails.
    mutate(newName, { onSuccess: close })
  }

  if (draft !== null)
    return (
      <Box
        ref={opened}
        aria-label="Project name"
        aria-invalid={isError || undefined}
        value={draft.text}
        maxLength={projectLimits.name}
        readOnly={isPending}
        onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') close()
        }}
      />
    )
  return (
    <>
      <Title>{name}</Title>
      <IconButton
        ref={opener}
        label="Rename project"
        onClick={() => setDraft({ text: context.project.projectName, version: context.project.version })}
      >
        <PencilIcon size={18} />
      </IconButton>
    </>
  )
}

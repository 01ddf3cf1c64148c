import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductNote, ProjectProduct } from '#contract/project/project-parts.ts'
import { projectLimits } from '#contract/project/project-values.ts'
import { momentText } from '#domain/project/project-texts.ts'
import { projectChanges } from '#features/project/saving/queries.ts'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { useLatest } from '#lib/use-latest.ts'
import { useProject } from '#offline/project/project-context.ts'
import { useDraft } from '#offline/project/use-draft.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { EyeIcon } from '#ui/icon/tool-icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

export const EditorList = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    marginBlock: 16,
    '&:empty': { display: 'none' },
    '& > li': {
      padding: '10px 12px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.surface,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
  })),
)
export const EditorActions = styled('span')({ display: 'flex', marginLeft: -10, whiteSpace: 'normal' })

const Seen = styled('p')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: theme.vars.palette.success.main,
    fontSize: '0.8125rem',
    fontWeight: 500,
  })),
)

type Props = { line: ProjectProduct; notes: readonly ProductNote[]; onClose: () => void }

/** Adds, edits and deletes notes about a product of the project. */
export function NotesEditor({ line, notes, onClose }: Props) {
  const context = useProject()
  // Behind typed text a change of a colleague is not visible.
  const [seen, setSeen] = useState<number>()
  const changes = projectChanges(useApp().api, context, seen)
  const save = useMutation(changes.saveNote())
  const remove = useMutation(changes.removeNote())
  const [edited, setEdited] = useState<string | null>(null)
  const [isCleared, setCleared] = useState(false)
  const [text, setText, restoreText] = useDraft(`note:${edited ?? line.sku}`)
  const isBusy = save.isPending || remove.isPending

  const known = notes.find(({ id }) => id === edited)?.notes ?? ''
  // When a note is edited, the draft starts with its text.
  const shown = text === '' && !isCleared ? known : text

  const latest = useLatest({ edited, text })

  function begin(note: ProductNote | null) {
    setText('')
    setCleared(false)
    setSeen(undefined)
    setEdited(note?.id ?? null)
  }

  function type(next: string) {
    setCleared(next === '')
    setSeen((before) => before ?? context.project.version)
    setText(next)
  }

  function submit() {
    const written = shown.trim()
    if (written === '' || isBusy) return
    // The typed text is restored when saving fails.
    const restore = () => void restoreText(written)
    const isOnly = context.project.cart.products.every(
      ({ sku, productCode }) => sku !== line.sku || productCode === line.productCode,
    )
    const which = { ...(edited ? { id: edited } : {}), ...(isOnly ? { productCode: line.productCode } : {}) }
    save.mutate(
      { ...which, sku: line.sku, notes: written, restore },
      {
        onSuccess: () => {
          // Another note may have been opened, or this one edited further, while it was saved.
          if (latest.current.edited !== edited) return setText('')
          if (latest.current.text === text) begin(null)
        },
      },
    )
  }

  return (
    <Modal
      open
      size="small"
      title={`Notes on ${line.title}`}
      onClose={onClose}
      actions={
        <>
          <Button type="button" variant="primary" busy={save.isPending} onClick={() => submit()}>
            {edited ? 'Save note' : 'Add note'}
          </Button>
          {edited && (
            <Button type="button" onClick={() => begin(null)}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <Seen>
        <EyeIcon size={16} />
        The customer can see this
      </Seen>
      <EditorList>
        {notes.map((note) => (
          <li key={note.id} aria-current={note.id === edited || undefined}>
            {note.notes}
            <small>
              {note.salesPersonName || note.createdBy} · {momentText(note.lastModified)}
            </small>
            <EditorActions>
              <WordButton type="button" onClick={() => begin(note)}>
                Edit
              </WordButton>
              <WordButton
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => isBusy || remove.mutate(note.id)}
              >
                Delete
              </WordButton>
            </EditorActions>
          </li>
        ))}
      </EditorList>
      <TextField
        label={edited ? 'Change note' : 'New note'}
        multiline
        value={shown}
        maxLength={projectLimits.note}
        counter={{ length: shown.length, max: projectLimits.note }}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Modal>
  )
}

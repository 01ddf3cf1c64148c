import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { WordButton } from '#features/project/ui/project.styles.ts'
import { paths } from '#lib/page/paths.ts'
import type { ListedEdit, ProjectSync } from '#offline/project/project-sync.ts'
import type { EditState } from '#offline/sync/edit.ts'
import { Button } from '#ui/button/button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { AlertIcon, ClockIcon, WarningIcon } from '#ui/icon/icons.tsx'
import { SyncIcon } from '#ui/icon/tool-icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

const Group = styled('section')(
  themed(({ theme }) => ({
    '& + &': { marginTop: 24 },
    '& h3': { fontSize: '1rem', fontWeight: 650, overflowWrap: 'anywhere' },
    '& h3 a': { color: 'inherit' },
    '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0 10px',
      minHeight: 56,
      padding: '6px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      fontSize: '0.875rem',
    },
    '& svg': { color: theme.vars.palette.text.secondary },
    '& [data-state="rejected"] svg, & [data-state="rejected"] small': { color: theme.vars.palette.error.main },
    '& [data-state="conflict"] svg, & [data-state="conflict"] small': { color: theme.vars.palette.warning.main },
    '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  })),
)
const Unstored = styled('div')({ marginBottom: 24 })
const EditText = styled('span')({ display: 'grid', gap: 2, overflowWrap: 'anywhere' })
const EditActions = styled('span')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', marginRight: -10 })

const icons = { pending: ClockIcon, rejected: AlertIcon, conflict: WarningIcon } as const satisfies Record<
  EditState,
  unknown
>

/** Status of an edit: stored on this device, sent next, being sent, or waiting for a person. */
function stateText({ edit: { state, reason }, isSending, percent }: ListedEdit, isOffline: boolean) {
  if (state === 'rejected') return `Not saved. ${reason ?? ''}`.trim()
  if (state === 'conflict') return 'Changed on both sides'
  if (isSending) return percent === null ? 'Sending…' : `Sending, ${percent} %`
  return isOffline ? 'Saved on this tablet' : 'Sent next'
}

type Props = {
  edits: readonly ListedEdit[]
  sync: ProjectSync
  isOffline: boolean
  /** Opens the choice between two values; left out, the title links to the project instead. */
  onReview?: (() => void) | undefined
  onClose: () => void
  /** What is not even stored on this device; null when there is none. Moves the focus when a card is gone. */
  unstored?: ((onGone: () => void) => ReactNode) | null
}

/** Every pending change: text, status and undo. */
export function PendingEdits({ edits, sync, isOffline, onReview, onClose, unstored = null }: Props) {
  const projects = [...Map.groupBy(edits, ({ projectId }) => projectId)]
  const lead = useRef<HTMLParagraphElement>(null)

  const acted = useRef<{ pressed: HTMLElement; next: HTMLElement | null | undefined }>(null)

  function act(pressed: HTMLElement, work: () => Promise<unknown>) {
    acted.current = { pressed, next: pressed.closest('li')?.nextElementSibling?.querySelector('button') }
    void work()
  }

  // The pressed button disappears with its row, at any later render: keyboard focus moves to the next row or to the
  // summary.
  useEffect(() => {
    if (!acted.current || acted.current.pressed.isConnected) return
    const { next } = acted.current
    acted.current = null
    const to = next?.isConnected ? next : lead.current
    to?.focus()
  })

  const isSent = edits.length === 0 && unstored === null
  return (
    <Modal
      open
      size="medium"
      title={isSent ? 'Everything is sent' : 'Pending changes'}
      onClose={onClose}
      actions={
        edits.length > 0 && (
          <Button type="button" onClick={() => void sync.sendNow()}>
            Send now
          </Button>
        )
      }
    >
      <p ref={lead} tabIndex={-1} style={{ marginBottom: isSent ? 0 : 16 }}>
        {edits.length > 0 && waitingText(sync.isDurable, isOffline)}
        {edits.length > 0 && unstored !== null && ' '}
        {unstored !== null && 'If you close this page, you lose the files that are not attached.'}
        {isSent && 'All changes on this tablet have been sent.'}
      </p>
      {unstored && <Unstored>{unstored(() => lead.current?.focus())}</Unstored>}
      {projects.map(([projectId, own]) => (
        <Changes key={projectId} edits={own} {...{ sync, isOffline, onReview, onClose, act }} />
      ))}
    </Modal>
  )
}

function waitingText(isDurable: boolean, isOffline: boolean) {
  if (!isDurable) return 'This browser cannot save changes. Keep this page open until they are sent.'
  return `They are stored on this tablet until they are sent${isOffline ? ', when there is a connection,' : ''} or you undo them.`
}

type ChangesProps = Omit<Props, 'unstored'> & { act: (pressed: HTMLElement, work: () => Promise<unknown>) => void }

function Changes({ edits, sync, isOffline, onReview, onClose, act }: ChangesProps) {
  const heading = useId()
  // The name at the last change on this device.
  const last = edits.at(-1)
  if (!last) return null
  const project = paths.project({ id: last.projectId })
  return (
    <Group aria-labelledby={heading}>
      <h3 id={heading}>
        {onReview ? (
          last.projectName
        ) : (
          <Anchor to={project} onClick={onClose}>
            {last.projectName}
          </Anchor>
        )}
      </h3>
      <ul>
        {edits.map((listed) => {
          const { edit, text, isSending, isCancellable } = listed
          const { id, state } = edit
          const Icon = isSending ? SyncIcon : icons[state]
          return (
            <li key={id} data-state={state}>
              <Icon size={18} />
              <EditText>
                {text}
                <small>{stateText(listed, isOffline)}</small>
              </EditText>
              <EditActions>
                {state === 'conflict' && onReview && (
                  <WordButton type="button" aria-label={`Decide: ${text}`} onClick={onReview}>
                    Decide
                  </WordButton>
                )}
                {state === 'rejected' && (
                  <WordButton
                    type="button"
                    aria-label={`Try again: ${text}`}
                    onClick={({ currentTarget }) => act(currentTarget, () => sync.retry(id))}
                  >
                    Try again
                  </WordButton>
                )}
                {isCancellable && (
                  <WordButton
                    type="button"
                    aria-label={`Undo: ${text}`}
                    onClick={({ currentTarget }) => act(currentTarget, () => sync.cancel(id))}
                  >
                    Undo
                  </WordButton>
                )}
              </EditActions>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}

import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { projectLimits } from '#contract/project/project-values.ts'
import { debounceMs } from '#lib/debounce.ts'
import { MinusIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { lineClasses } from './line.styles.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.surface,
    '& input': {
      width: 28,
      height: 44,
      padding: 0,
      border: 0,
      background: 'none',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'center',
    },
    '&[data-failed]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
    '& button[aria-disabled="true"]': { color: theme.vars.palette.control, cursor: 'not-allowed' },
  })),
)

const bounded = (quantity: number) => Math.min(projectLimits.quantity, Math.max(1, quantity))

type Props = {
  title: string
  value: number
  hasFailed: boolean
  /** Called on blur, or 400 ms after the last key or click. */
  onSave: (quantity: number) => void
}

/** Quantity of a line: typed, or changed by arrow keys or buttons; Escape discards the typed value. */
export function LineQuantity({ title, value, hasFailed, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  // Saves what was typed even when the line is scrolled away before it ends.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<string | null>(null)
  latest.current = draft

  // The typed value stays until the project has it: a new value from the server ends the draft.
  if (known !== value) {
    setKnown(value)
    setDraft(null)
  }

  function save() {
    clearTimeout(waiting.current)
    const typed = Number.parseInt(latest.current ?? '', 10)
    if (latest.current === null) return
    const quantity = Number.isNaN(typed) ? value : bounded(typed)
    setDraft(quantity === value ? null : String(quantity))
    if (quantity !== value) onSave(quantity)
  }

  function want(text: string) {
    setDraft(text)
    latest.current = text
    clearTimeout(waiting.current)
    waiting.current = setTimeout(save, debounceMs.form)
  }

  const now = Number.parseInt(draft ?? '', 10) || value
  const step = (by: number) => {
    if (bounded(now + by) !== now) want(String(bounded(now + by)))
  }

  return (
    <Root
      className={lineClasses.quantity}
      role="group"
      aria-label={`Quantity of ${title}`}
      data-failed={hasFailed || undefined}
    >
      <button type="button" aria-label="One less" aria-disabled={now <= 1 || undefined} onClick={() => step(-1)}>
        <MinusIcon size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${title}`}
        aria-invalid={hasFailed || undefined}
        value={draft ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => want(event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') {
            clearTimeout(waiting.current)
            setDraft(null)
          }
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          event.stopPropagation()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={now >= projectLimits.quantity || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon size={18} />
      </button>
    </Root>
  )
}

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
  /** The version that the page shows. */
  version: () => number
  /**
   * A number under way is stored on this device and sent with the next one; the others are sent at once. `version`: that of
   * the number which it replaces, as a newer one by others is not visible behind typed digits.
   */
  onSave: (quantity: number, how: { isUnderWay: boolean; version: number }) => void
}

/** `stepped`: stored on this device, not sent yet. */
type Draft = { readonly text: string; readonly state: 'typed' | 'stepped' | 'saved'; readonly version: number }

/**
 * Quantity of a line: typed, or changed by arrow keys or buttons. Steps are stored at once, as someone who sees "Saved"
 * may close the page; typed digits are stored on blur, or 400 ms after the last key, as the first is rarely the number.
 * Escape discards digits that are not stored.
 */
export function LineQuantity({ title, value, hasFailed, version, onSave }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [known, setKnown] = useState(value)
  // Saves what was typed even when the line is scrolled away before it ends.
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Draft | null>(null)

  function want(next: Draft | null) {
    latest.current = next
    setDraft(next)
  }

  // What was entered stays until the project has it. Of quick steps the project shows each one, later than the field.
  if (known !== value) {
    setKnown(value)
    if (draft?.state === 'saved' || Number(draft?.text) === value) setDraft(null)
  }

  function save() {
    clearTimeout(waiting.current)
    if (latest.current === null) return
    const { text, state, version: seen } = latest.current
    latest.current = null
    const quantity = text === '' ? value : bounded(Number(text))
    setDraft(quantity === value ? null : { text: String(quantity), state: 'saved', version: seen })
    if (state === 'stepped' || quantity !== value) onSave(quantity, { isUnderWay: false, version: seen })
  }

  function saveLater() {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(save, debounceMs.form)
  }

  const seenVersion = () => latest.current?.version ?? version()

  function type(text: string) {
    want({ text, state: latest.current?.state ?? 'typed', version: seenVersion() })
    saveLater()
  }

  const now = Number(draft?.text) || value
  function step(by: number) {
    const quantity = bounded(now + by)
    if (quantity === now) return
    const seen = seenVersion()
    want({ text: String(quantity), state: 'stepped', version: seen })
    onSave(quantity, { isUnderWay: true, version: seen })
    saveLater()
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
        value={draft?.text ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape' && latest.current?.state !== 'stepped') {
            clearTimeout(waiting.current)
            want(null)
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

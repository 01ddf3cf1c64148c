import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { MinusIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'stretch',
    height: 48,
    border: `1.5px solid ${theme.vars.palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    '&[data-size="small"]': { height: 47 },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      padding: 0,
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
    '& button[aria-disabled="true"]': { color: theme.vars.palette.control, cursor: 'not-allowed' },
    '& input': {
      width: 36,
      padding: 0,
      border: 0,
      background: 'none',
      textAlign: 'center',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  })),
)

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** 'Quantity of Norrvik 610 L'. */
  label: string
  busy?: boolean
  size?: 'small' | 'default'
}

/** Buttons for one less and one more, and a field; a typed number is applied on blur. */
export function QuantityStepper({ value, onChange, min = 1, max = 99, label, busy, size = 'default' }: Props) {
  const [draft, setDraft] = useState<string | null>(null)

  function take(next: number) {
    setDraft(null)
    const bounded = Math.min(max, Math.max(min, next))
    if (bounded !== value) onChange(bounded)
  }

  function takeDraft() {
    if (draft === null) return
    const typed = Number.parseInt(draft, 10)
    take(Number.isNaN(typed) ? value : typed)
  }

  return (
    <Root data-size={size} role="group" aria-label={label} aria-busy={busy || undefined}>
      {/* A disabled button would lose the focus with the last step. */}
      <button
        type="button"
        aria-label="One less"
        aria-disabled={value <= min || undefined}
        onClick={() => take(value - 1)}
      >
        <MinusIcon size={18} />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? value}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, '').slice(0, String(max).length))}
        onBlur={takeDraft}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          takeDraft()
        }}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={value >= max || undefined}
        onClick={() => take(value + 1)}
      >
        <PlusIcon size={18} />
      </button>
    </Root>
  )
}

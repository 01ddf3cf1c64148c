import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { typedAmount } from '#domain/catalogue/typed-amount.ts'
import { themed } from '#ui/themed.ts'
import { Input } from './text-field.tsx'

const Track = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    height: 44,
    // The thumbs may overlap both ends.
    margin: '0 2px',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '20px 0',
      borderRadius: 2,
      background: `linear-gradient(90deg, ${theme.vars.palette.divider} var(--from), ${theme.vars.palette.sel.ground} var(--from) var(--to), ${theme.vars.palette.divider} var(--to))`,
      '@media (forced-colors: active)': { borderTop: '2px solid' },
    },
  })),
)

const Ends = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))', gap: 8 })

const EndLabel = styled('label')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 2,
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  })),
)

const Thumb = styled('input')(
  themed(({ theme }) => {
    const thumb = {
      appearance: 'none',
      width: 22,
      height: 22,
      border: `2px solid ${theme.vars.palette.sel.ground}`,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.background.paper,
      pointerEvents: 'auto',
      cursor: 'pointer',
    } as const
    return {
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      background: 'none',
      // Two inputs overlap; only their thumbs take the pointer.
      pointerEvents: 'none',
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': { outline: 'var(--ring-width) solid var(--ring)', outlineOffset: 2 },
      '&:focus-visible::-moz-range-thumb': { outline: 'var(--ring-width) solid var(--ring)', outlineOffset: 2 },
    }
  }),
)

export type Range = readonly [from: number, to: number]

type Props = {
  label: string
  name?: string
  min: number
  max: number
  step?: number
  value: Range
  /** Called when a thumb is released or a field loses focus. */
  onCommit: (value: Range) => void
  /** '$690', '550 mm' */
  format?: (value: number) => string
  /** Reads a typed value; NaN if it is none. */
  read?: (text: string) => number
}

/** A minimum and a maximum, by thumb or by typing. */
export function RangeField({
  label,
  name: group,
  min,
  max,
  step = 1,
  value,
  onCommit,
  format = String,
  read = typedAmount,
}: Props) {
  const [draft, setDraft] = useState<Range | null>(null)
  const [from, to] = draft ?? value
  const share = (number: number) => `${((number - min) / Math.max(1, max - min)) * 100}%`

  function withEnd(end: 0 | 1, number: number): Range {
    const bounded = Math.min(max, Math.max(min, number))
    return end === 0 ? [Math.min(bounded, to), to] : [from, Math.max(bounded, from)]
  }

  function commit(range: Range) {
    setDraft(null)
    if (range[0] !== value[0] || range[1] !== value[1]) onCommit(range)
  }

  const ends = [
    { end: 0, name: 'From', current: from },
    { end: 1, name: 'To', current: to },
  ] as const
  return (
    <fieldset name={group} style={{ ['--from' as string]: share(from), ['--to' as string]: share(to) }}>
      <legend className="visually-hidden">{label}</legend>
      <Track>
        {ends.map(({ end, name, current }) => (
          <Thumb
            key={name}
            type="range"
            aria-label={`${label}, ${name.toLowerCase()}`}
            aria-valuetext={format(current)}
            {...{ min, max, step }}
            value={current}
            onChange={(event) => setDraft(withEnd(end, event.currentTarget.valueAsNumber))}
            onPointerUp={() => draft && commit(draft)}
            onKeyUp={() => draft && commit(draft)}
            onBlur={() => draft && commit(draft)}
          />
        ))}
      </Track>
      <Ends>
        {ends.map(({ end, name, current }) => (
          <TypedEnd
            key={name}
            {...{ name, read }}
            text={format(current)}
            onCommit={(number) => commit(withEnd(end, number))}
          />
        ))}
      </Ends>
    </fieldset>
  )
}

type TypedProps = { name: string; text: string; read: (text: string) => number; onCommit: (value: number) => void }

function TypedEnd({ name, text, read, onCommit }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function take() {
    const number = read(typed ?? '')
    setTyped(null)
    if (!Number.isNaN(number)) onCommit(number)
  }

  return (
    <EndLabel>
      {name}
      <Input
        type="text"
        inputMode="numeric"
        value={typed ?? text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </EndLabel>
  )
}

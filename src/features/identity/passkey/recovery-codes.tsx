import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { saveFile } from '#lib/browser/save-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { themed } from '#ui/themed.ts'

// The dock of phones covers what is behind it.
const Body = styled('div')({ display: 'grid', gap: 16, scrollMarginBlock: 'calc(var(--bottom-bar, 0px) + 16px)' })

const Codes = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: '8px 24px',
    margin: 0,
    padding: 16,
    listStyle: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    fontFamily: 'ui-monospace, monospace',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  })),
)

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

type Props = { codes: readonly string[]; onDone: () => void }

/** New recovery codes: this is the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const body = useRef<HTMLDivElement>(null)
  // They appear in place of a shorter list: all of them should be seen.
  useEffect(() => {
    // Newer browsers return a promise, which is no function to clean up with.
    void body.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Body ref={body}>
      <Message tone="warning" role="status">
        Save these recovery codes now: we cannot show them again. Each signs you in once if you lose your passkey.
      </Message>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <Button
          type="button"
          onClick={() => saveFile(new Blob([codes.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </Button>
        <Button type="button" variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </Buttons>
    </Body>
  )
}

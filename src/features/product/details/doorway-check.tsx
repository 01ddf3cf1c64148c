import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { CheckCircleIcon, WarningIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { passageOf } from './doorway.ts'
import { measureError, readMm } from './fit.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    '& h3': { ...theme.typography.h4, marginBottom: 4 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 48,
      alignItems: 'end',
      '& > :first-child, & > [role="status"]': { gridColumn: '1 / -1' },
    },
  })),
)

const Verdict = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '2px 10px',
    minHeight: 50,
    '& strong': { fontWeight: 600 },
    '& p': { gridColumn: 2 },
    '& > p:only-child': { gridColumn: '1 / -1' },
    '&[data-verdict="yes"]': { '& svg, & strong': { color: theme.vars.palette.success.main } },
    '&[data-verdict]:not([data-verdict="yes"])': { '& svg, & strong': { color: theme.vars.palette.warning.main } },
  })),
)

/** Compares the narrowest doorway between the street and the place with the product. */
export function DoorwayCheck({ size }: { size: NonNullable<Product['dimensions']> }) {
  const [texts, setTexts] = useState({ width: '', height: '' })
  const [width, height] = [readMm(texts.width), readMm(texts.height)]
  const passage = width !== null && height !== null ? passageOf(size, { width, height }) : null
  return (
    <Root>
      <div>
        <h3>Will it go through the door?</h3>
        <p>Measure the narrowest doorway on the way in, with the door open.</p>
      </div>
      <TextField
        numeric
        label="Width of the doorway, mm"
        value={texts.width}
        maxLength={9}
        error={measureError(texts.width)}
        onChange={(event) => setTexts({ ...texts, width: event.target.value })}
      />
      <TextField
        numeric
        label="Height of the doorway, mm"
        value={texts.height}
        maxLength={9}
        error={measureError(texts.height)}
        onChange={(event) => setTexts({ ...texts, height: event.target.value })}
      />
      <Verdict role="status" data-verdict={passage?.verdict}>
        {passage ? (
          <>
            {passage.verdict === 'yes' ? <CheckCircleIcon /> : <WarningIcon />}
            <strong>{passage.title}</strong>
            <p>{passage.text}</p>
          </>
        ) : (
          <p>Enter both measurements to see whether it goes through.</p>
        )}
      </Verdict>
    </Root>
  )
}

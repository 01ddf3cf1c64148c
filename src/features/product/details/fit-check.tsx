import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { NearView } from '#lib/boot/near-view.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CheckCircleIcon, WarningIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { fitsOf, measureError, needsDoorway, readMm, type Space } from './fit.ts'
import { FitDrawing } from './fit-drawing.tsx'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '24px 48px',
      alignItems: 'center',
    },
    [theme.breakpoints.between('md', 'lg')]: { '& > [role="status"]': { gridColumn: '1 / -1' } },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1fr)' },
    '& > div:first-of-type': { display: 'grid', gap: 16 },
    '& li': {
      display: 'flex',
      gap: 10,
      alignItems: 'center',
      padding: '10px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li > b': { flex: 1, fontWeight: 600 },
    '& li[data-verdict="fits"]': { '& svg, & b': { color: theme.vars.palette.success.main } },
    '& li:not([data-verdict="fits"])': { '& svg, & b': { color: theme.vars.palette.warning.main } },
  })),
)

const DoorwayCheck = onDemand(() => import('./doorway-check.tsx').then(({ DoorwayCheck }) => DoorwayCheck))

// As high as the check is on this width.
const Doorway = styled('div')(
  themed(({ theme }) => ({
    marginTop: 32,
    minHeight: 330,
    [theme.breakpoints.up('md')]: { minHeight: 176 },
  })),
)

const words = { fits: 'fits', tight: 'is tight', 'too-large': 'does not fit' }
const fields = [
  { key: 'width', label: 'Width of the space, mm' },
  { key: 'height', label: 'Height of the space, mm' },
  { key: 'depth', label: 'Depth to the wall, mm' },
] as const

/** Compares three measurements of the shopper's space with the product. */
export function FitCheck({ size }: { size: NonNullable<Product['dimensions']> }) {
  const [texts, setTexts] = useState({ width: '', height: '', depth: '' })
  const space: Space = { width: readMm(texts.width), height: readMm(texts.height), depth: readMm(texts.depth) }
  const fits = fitsOf(size, space)
  return (
    <>
      <Root>
        <div>
          <p>Measure the space in three places and type the smallest number.</p>
          {fields.map(({ key, label }) => (
            <TextField
              key={key}
              numeric
              label={label}
              value={texts[key]}
              maxLength={9}
              error={measureError(texts[key])}
              onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
            />
          ))}
        </div>
        <FitDrawing size={size} space={space} />
        <div role="status">
          {fits.length === 0 && <p>Enter a measurement to see whether it fits.</p>}
          <ul>
            {fits.map(({ name, verdict, text }) => (
              <li key={name} data-verdict={verdict}>
                {verdict === 'fits' ? <CheckCircleIcon /> : <WarningIcon />}
                <b>
                  {name} {words[verdict]}
                </b>
                <span className="num">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </Root>
      {needsDoorway(size) && (
        <Doorway>
          <NearView>
            <DoorwayCheck size={size} />
          </NearView>
        </Doorway>
      )}
    </>
  )
}

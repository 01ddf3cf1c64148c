import { styled, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { SaveButton, Toolbar, useWarnWhenUnsavedChanges } from 'react-admin'
import { FocusWrong } from './focus-wrong.tsx'

/** The fields of a form, all at the same distance: none holds an empty line below it for a message. */
export const Narrow = styled('div')({
  width: '100%',
  maxWidth: 760,
  display: 'grid',
  rowGap: 20,
  paddingTop: 8,
  '& .MuiFormControl-root': { marginBlock: 0 },
  '& .MuiFormHelperText-root:not(.Mui-error):has(> span)': { display: 'none' },
})

const Foot = styled(Toolbar)(({ theme }) => ({
  '&.RaToolbar-desktopToolbar': { marginTop: 8, paddingInline: 16, backgroundColor: 'transparent' },
  // On phones it covers the form at the lower edge.
  '&.RaToolbar-mobileToolbar': {
    backgroundColor: theme.palette.background.paper,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
}))

/**
 * The foot of a form: one button, which can always be pressed and then says what is missing. Leaving with edits that are
 * not saved asks first.
 */
export function SaveBar({ label }: { label: string }) {
  useWarnWhenUnsavedChanges(true)
  return (
    <Foot>
      <SaveButton label={label} alwaysEnable />
      <FocusWrong />
    </Foot>
  )
}

const Group = styled('fieldset')({
  border: 0,
  margin: '8px 0 16px',
  padding: 0,
  width: '100%',
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 12, fontWeight: 600, fontSize: 16 },
})

const Hint = styled(Typography)({ marginBottom: 16 })
const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 20 })

/** Fields of a form that belong together, with a heading and perhaps a sentence. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{title}</legend>
      {hint !== undefined && <Hint color="textSecondary">{hint}</Hint>}
      <Rows>{children}</Rows>
    </Group>
  )
}

/** Short fields beside each other, where there is room. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))',
  gap: '20px 12px',
  alignItems: 'start',
})

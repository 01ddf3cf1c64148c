import { styled } from '@mui/material'
import { SaveButton, Toolbar } from 'react-admin'

export const Narrow = styled('div')({ maxWidth: 760 })

const Foot = styled(Toolbar)({ '&.RaToolbar-desktopToolbar': { marginTop: 8, backgroundColor: 'transparent' } })

/** The foot of a form: one button, which can always be pressed and then says what is missing. */
export function SaveBar({ label }: { label: string }) {
  return (
    <Foot>
      <SaveButton label={label} alwaysEnable />
    </Foot>
  )
}

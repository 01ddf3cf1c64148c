import { styled } from '@mui/material/styles'
import { DeviceIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Note = styled('p')(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    padding: '10px 16px',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& strong': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    '& svg': { flex: 'none' },
  })),
)

/** A note above results from this device: the shop may have more. */
export function FoundHere() {
  return (
    <Note>
      <DeviceIcon size={18} />
      <span>
        <strong>Found on this device.</strong> You are offline, so there may be more.
      </span>
    </Note>
  )
}

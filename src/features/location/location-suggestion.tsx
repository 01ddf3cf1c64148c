import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { themed } from '#ui/themed.ts'
import { placeText } from './location-text.ts'
import { setLocation } from './queries.ts'
import { useGeo } from './use-geo.ts'

const Bubble = styled('aside')(
  themed(({ theme }) => ({
    position: 'absolute',
    top: 'calc(100% + 6px)',
    zIndex: 1,
    display: 'grid',
    gap: 12,
    width: 'max-content',
    maxWidth: 'min(320px, calc(100vw - 32px))',
    padding: 16,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderRadius: theme.vars.shape.borderRadius,
    boxShadow: theme.vars.shadows[3],
    '--ring': theme.vars.palette.focus,
    fontSize: '0.875rem',
    '& div': { display: 'flex', gap: 8 },
  })),
)

/** Asks a new visitor to confirm the detected location. */
export function LocationSuggestion({ onChange }: { onChange: () => void }) {
  const app = useApp()
  const geo = useGeo()
  const accept = useMutation(setLocation(app))
  const [isClosed, setIsClosed] = useState(false)
  if (!geo?.newUser || !geo.postcode || isClosed) return null
  const change = () => {
    setIsClosed(true)
    onChange()
  }
  return (
    <Bubble aria-label="Your delivery location">
      <p>
        Delivering to <strong>{placeText(geo, app.brand.country)}</strong>?
      </p>
      <div>
        <Button
          type="button"
          size="small"
          onClick={() => {
            setIsClosed(true)
            accept.mutate(geo.locationId)
          }}
        >
          Yes
        </Button>
        <Button type="button" size="small" variant="text" onClick={change}>
          Change
        </Button>
      </div>
    </Bubble>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Geo } from '#contract/location/geo.ts'
import { useApp } from '#lib/app.tsx'
import { useLateOffline } from '#lib/boot/lazy-offline.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CloseIcon, PencilIcon, PinIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { locationTexts, placeText } from './location-text.ts'
import { useGeo, useIsGeoMissing } from './use-geo.ts'

const LocationEditor = onDemand(() => import('./location-editor.tsx').then((module) => module.LocationEditor))

const Root = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 4,
    minHeight: 52,
    alignContent: 'center',
    '& h2, & small': { font: 'inherit', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 })

const Current = styled('button')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    marginBlock: -6,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'left',
    fontWeight: 600,
    cursor: 'pointer',
    '&:disabled': {
      cursor: 'default',
      color: 'inherit',
      '& [data-change]': { textDecoration: 'none', color: 'inherit' },
    },
    '& [data-change]': { fontWeight: 400, color: theme.vars.palette.link, textDecoration: 'underline' },
  })),
)

type Props = {
  /** Starts in edit mode; `onDone` is called when editing ends. */
  editing?: boolean
  onDone?: () => void
}

/**
 * The delivery location with a button to change it, which needs a connection [S1-2.8-01] [S1-2.8-02] [S1-2.8-03]
 * [S1-4-22] [S1-4-23].
 */
export function LocationWidget({ editing = false, onDone }: Props) {
  const [isEditing, setIsEditing] = useState(editing)
  const [wasEdited, setWasEdited] = useState(false)
  const done = () => {
    setIsEditing(false)
    setWasEdited(true)
    onDone?.()
  }
  if (isEditing) return <EditView onDone={done} />
  return <DefaultView onEdit={() => setIsEditing(true)} wasEdited={wasEdited} />
}

type ViewProps = { onEdit: () => void; wasEdited: boolean }

function DefaultView(props: ViewProps) {
  const isMissing = useIsGeoMissing()
  const geo = useGeo() ?? (isMissing ? null : undefined)
  return (
    <Root>
      <h2>{locationTexts.title}</h2>
      {geo !== undefined && !geo?.postcode && <p>{locationTexts.none}</p>}
      {geo !== undefined && <CurrentPlace geo={geo} {...props} />}
    </Root>
  )
}

function CurrentPlace({ geo, onEdit, wasEdited }: ViewProps & { geo: Geo | null }) {
  const { brand } = useApp()
  const isOffline = useLateOffline()
  return (
    <>
      {/* The field that had the focus is gone. */}
      <Current type="button" ref={wasEdited ? focusOn : undefined} onClick={onEdit} disabled={isOffline}>
        <PinIcon size={18} />
        {geo?.postcode ? placeText(geo, brand.country) : <span data-change>{locationTexts.change}</span>}
        {geo?.postcode && !isOffline && <PencilIcon size={16} label={locationTexts.change} />}
      </Current>
      {isOffline && <small>{locationTexts.offline}</small>}
    </>
  )
}

function EditView({ onDone }: { onDone: () => void }) {
  return (
    <Root>
      <Head>
        <h2>{locationTexts.editTitle}</h2>
        <IconButton label="Close" size={36} onClick={onDone}>
          <CloseIcon />
        </IconButton>
      </Head>
      <LocationEditor onDone={onDone} />
    </Root>
  )
}

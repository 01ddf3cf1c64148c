import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { allowsOptional, onConsent, optionalScripts, storeChoice, wantsNoTracking } from '#lib/tracking/consent.ts'
import { Message } from '#ui/feedback/message.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import { forgetTrackers } from './forget-trackers.ts'

const Part = styled('section')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 12,
    width: '100%',
    marginTop: 16,
    paddingTop: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dl': { display: 'grid', gap: 16, margin: 0 },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  })),
)

const linked = '#companies'

/** A link to this part arrives before it: its list is loaded first. */
const arrive = (part: HTMLElement) => {
  if (location.hash === linked) part.scrollIntoView()
}

async function takeBack() {
  storeChoice(false)
  await forgetTrackers()
  location.hash = linked
  // A script that has run cannot be stopped, only left out of the next document.
  location.reload()
}

/** Which other companies load scripts here, and the choice whether they may. */
export function CompaniesChoice() {
  const isAllowed = useSyncExternalStore(onConsent, allowsOptional, () => false)
  const scripts = optionalScripts()
  if (!scripts) return null
  const { asks, trackers, features, onPress } = scripts
  const isOptedOut = wantsNoTracking()
  const hasChoice = isOptedOut && asks ? false : trackers.length + features.length > 0
  return (
    <Part ref={arrive} aria-labelledby="companies">
      <Heading level={2} id="companies" variant="h3">
        Other companies
      </Heading>
      <dl>
        <Hosts name="Count visits and measure our ads" hosts={trackers} />
        <Hosts name="Add extras to our pages" hosts={features} />
        <Hosts name="Load only when you press their button" hosts={onPress} />
      </dl>
      {isOptedOut && (
        <Message tone="info">
          Your browser asks not to be tracked, so {asks ? 'we load none of them' : 'nothing that counts visits loads'}.
        </Message>
      )}
      {hasChoice && (
        <Switch
          label="Load them on this device"
          hint="If you switch this off, none of them loads any more, what they stored here is deleted, and this page reloads."
          checked={isAllowed}
          onChange={({ target }) => (target.checked ? storeChoice(true) : void takeBack())}
        />
      )}
    </Part>
  )
}

function Hosts({ name, hosts }: { name: string; hosts: readonly string[] }) {
  return (
    hosts.length > 0 && (
      <div>
        <dt>{name}</dt>
        <dd>{hosts.join(', ')}</dd>
      </div>
    )
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffReason } from '#lib/account/staff-reason.ts'
import { useApp } from '#lib/app.tsx'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { useOrigin } from '#lib/page/origin.tsx'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx'
import {
  type AdminPanel,
  type AdminService,
  asksForCart,
  isFullWidth,
  type PanelKind,
  panelAddress,
} from './panel-address.ts'
import { staffQueries } from './queries.ts'
import { FrameState, Side } from './staff.styles.ts'

const titles: Readonly<Record<PanelKind, string>> = {
  product: 'Product',
  project: 'Project',
  performance: 'Stats',
  reminders: 'Reminders',
  'reminder-new': 'New reminder',
  reminder: 'Reminder',
  'reminder-stats': 'Reminder stats',
}

let openings = 0

type Props = { panel: AdminPanel; account: AdminService; onRefreshCart: () => void }

/** A page of the admin service in an iframe; the only message it can send is a request to refresh the cart. */
export function SidePanel({ panel, account, onRefreshCart }: Props) {
  const address = panelAddress(panel, account, useOrigin())
  const { winningCmsUrl } = account
  useEventListener('window', 'message', (event) => {
    if (asksForCart(event, winningCmsUrl)) onRefreshCart()
  })

  return (
    <Side aria-label={titles[panel.kind]} data-full={isFullWidth(panel) || undefined}>
      {address === null ? (
        <FrameState>
          <Message tone="info">This view is not set up for your account.</Message>
        </FrameState>
      ) : (
        <Frame key={address} address={address} title={titles[panel.kind]} />
      )}
    </Side>
  )
}

function Frame({ address, title }: { address: string; title: string }) {
  const { api } = useApp()
  const [opening] = useState(() => ++openings)
  const { data: source, error, refetch } = useQuery(staffQueries(api).frame(address, opening))
  if (source) return <iframe title={title} src={source} referrerPolicy="origin" />
  if (!error)
    return (
      <FrameState aria-busy>
        <Skeleton width="60%" height={28} />
        <SkeletonText lines={4} />
      </FrameState>
    )
  return (
    <FrameState>
      <Message tone="error">{staffReason(error)}</Message>
      <Button type="button" onClick={() => void refetch()}>
        Try again
      </Button>
    </FrameState>
  )
}

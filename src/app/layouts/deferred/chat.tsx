import { useQuery } from '@tanstack/react-query'
import { useMatches } from 'react-router-dom'
import { useSupportNumber } from '#app/layouts/support-number.ts'
import { chatSettings } from '#domain/settings/settings.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { chatScript } from '#features/chat/chat-script.ts'
import { settingsQueries } from '#features/settings/queries.ts'
import { useApp } from '#lib/app.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import type { Handle } from '#lib/page/route-handle.ts'
import { useChatBlocker } from '#lib/tracking/chat-blockers.ts'
import { useBarePage } from './bare-page.ts'

const ChatLauncher = onDemand(() => import('#features/chat/chat-launcher.tsx').then((module) => module.ChatLauncher))

/**
 * The chat, where the server configures its script and the settings do not disable it; without settings it is on
 * [S3-3-20].
 */
export function ChatPart() {
  const { api, brand } = useApp()
  const { data, isPending } = useQuery(settingsQueries(api).list())
  const phone = useSupportNumber()
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined) // routes set nothing else
  const isProduct = handles.some((handle) => handle?.pageType === 'product')
  const isBare = useBarePage()
  useChatBlocker('productPage', isProduct)
  const { isEnabled, appId } = chatSettings(data?.items ?? [], brand.key)
  if (isPending || !isEnabled || isBare || !chatScript()) return null
  return <ChatLauncher appId={appId} phone={phone} phoneLink={telLink(phone)} />
}

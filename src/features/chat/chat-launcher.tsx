import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { isChatVisible } from '#domain/content/chat.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { useChatBlockers } from '#lib/tracking/chat-blockers.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { BusyRing } from '#ui/feedback/busy-ring.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { ChatIcon } from '#ui/icon/task-icons.tsx'
import { Launcher, launcherPx, Trouble } from './chat.styles.ts'
import { hideMessenger, readyMessenger, showMessenger } from './messenger.ts'

type Props = { appId: string; phone: string; phoneLink: string }
type State = 'closed' | 'loading' | 'open' | 'failed'

const besideLauncher = { ':root': { '--chat-room': `${launcherPx + 16}px` } }

/** Opens the chat, whose script loads on the first press, and hides while something blocks it [S1-7-59] [S1-4-44]. */
export function ChatLauncher({ appId, phone, phoneLink }: Props) {
  const [state, setState] = useState<State>('closed')
  const blockers = useChatBlockers()
  const isFree = blockers.size === 0
  const isShown = isChatVisible({ isLoaded: state === 'open', blockers })

  useEffect(() => {
    if (!isShown) return
    showMessenger()
    return hideMessenger
  }, [isShown])

  async function open() {
    setState('loading')
    try {
      await readyMessenger(appId, () => setState('closed'))
      setState('open')
    } catch (cause) {
      reportFailure('chat', cause)
      setState('failed')
    }
  }

  if (!isFree || state === 'open') return null
  return (
    <>
      <GlobalStyles styles={besideLauncher} />
      {state === 'failed' && (
        <Trouble>
          <Message tone="error" onClose={() => setState('closed')}>
            <p>
              The chat could not be opened. Try again, or call us on <Link to={phoneLink}>{phone}</Link>.
            </p>
            <Button type="button" size="small" onClick={open}>
              Try again
            </Button>
          </Message>
        </Trouble>
      )}
      <Launcher type="button" aria-label="Chat" aria-busy={state === 'loading' || undefined} onClick={open}>
        {state === 'loading' ? <BusyRing /> : <ChatIcon size={26} />}
      </Launcher>
    </>
  )
}

import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AlertBanner as Banner } from '#contract/content/content.ts'
import { isDarkGround } from '#domain/web/dark-background.ts'
import { useApp } from '#lib/app.tsx'
import { whenIdle } from '#lib/boot/idle.ts'
import { browserStorage, createExpiringStorage } from '#lib/browser/expiring-storage.ts'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { CloseIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { themed } from '#ui/themed.ts'
import { alertRecheckMinutes, closeAlert, currentAlert } from './alert-state.ts'
import { contentQueries } from './queries.ts'
import { innerAddress } from './safe-html.tsx'

const Bar = styled('div')(
  themed(({ theme }) => ({
    backgroundColor: theme.vars.palette.alert.ground,
    color: theme.vars.palette.alert.ink,
    '--ring': theme.vars.palette.alert.ink,
    '--ring-width': '2px',
    fontSize: '0.875rem',
    lineHeight: 1.35,
    '&[data-dark]': { color: theme.vars.palette.background.paper, '--ring': theme.vars.palette.background.paper },
    '&[data-light]': { color: theme.vars.palette.text.primary, '--ring': theme.vars.palette.text.primary },
    '& a': { color: 'inherit' },
    '& p a, & u': { fontWeight: 600, textUnderlineOffset: 3, marginLeft: 6, whiteSpace: 'nowrap' },
    '& [data-wide]': { display: 'none' },
    [theme.breakpoints.up('md')]: { '& [data-wide]': { display: 'block' }, '& [data-narrow]': { display: 'none' } },
    // Set by app/early/closed-alert.ts before the first paint.
    'html[data-alert-closed] &': { display: 'none' },
    '@media print': { display: 'none' },
  })),
)

const Line = styled(Container)(
  themed(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    '& > :not(button)': { flex: 1, minWidth: 0 },
    // The whole bar is clickable, not only its text.
    '& > a': { display: 'flex', alignItems: 'center', minHeight: 'inherit' },
    '& button': { marginRight: -14 },
    [theme.breakpoints.up('md')]: { minHeight: 40, '& button': { height: 40 } },
  })),
)

const ground = (color: string) => (isDarkGround(color) ? { 'data-dark': true } : { 'data-light': true })

/**
 * The announcement over the header. The server's page already holds it, hidden by app/early/closed-alert.ts where it was
 * closed; the browser then follows its own cache, from which closing removed it [S1-4-16] [S1-8-03].
 */
export function AlertBanner() {
  const { api, queryClient } = useApp()
  const { data: banner } = useQuery({ ...contentQueries(api).alertBanner(), enabled: false })
  const storage = useMemo(() => createExpiringStorage({ storage: browserStorage(), now: Date.now }), [])
  // Kept for every bar that mounts later, too: none must start with a removed banner.
  const show = useCallback(
    (current: Banner | null) => queryClient.setQueryData(contentQueries(api).alertBanner().queryKey, current),
    [api, queryClient],
  )

  useEffect(() => {
    const check = async () => {
      const current = await currentAlert({ storage, api, queryClient })
      show(current)
      if (current) delete document.documentElement.dataset.alertClosed
    }
    const cancel = whenIdle(() => void check())
    const timer = setInterval(() => void check(), alertRecheckMinutes * 60_000)
    return () => {
      cancel()
      clearInterval(timer)
    }
  }, [storage, api, queryClient, show])

  if (!banner) return null
  const close = () => {
    closeAlert({ storage })
    show(null)
  }
  return <AlertBar banner={banner} onClose={close} />
}

type BarProps = { banner: Banner; onClose: () => void }

function AlertBar({ banner, onClose }: BarProps) {
  const { bannerURL, backgroundColor } = banner
  const own = backgroundColor ? { ...ground(backgroundColor), style: { backgroundColor } } : {}
  return (
    <Bar role="region" aria-label="Announcement" {...own}>
      <Line>
        {bannerURL ? (
          <Anchor to={bannerURL}>
            <Words banner={banner} />
          </Anchor>
        ) : (
          <FreeWords banner={banner} />
        )}
        <IconButton label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Line>
    </Bar>
  )
}

function FreeWords({ banner }: { banner: Banner }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const address = innerAddress(event)
    if (address === null) return
    event.preventDefault()
    void navigate(address)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches presses on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: links send a click for the keyboard too
    <div onClick={follow}>
      <Words banner={banner} />
    </div>
  )
}

// Both texts are in the page; CSS shows one by screen width.
function Words({ banner }: { banner: Banner }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in queries.ts */}
      <div data-wide dangerouslySetInnerHTML={{ __html: trustedMarkup(banner.desktopContent) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in queries.ts */}
      <div data-narrow dangerouslySetInnerHTML={{ __html: trustedMarkup(banner.mobileContent) }} />
    </>
  )
}

import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { StaffAccount } from '#lib/account/account-info.ts'
import { useApp } from '#lib/app.tsx'
import { trustedMarkup } from '#lib/browser/trusted-markup.ts'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { CloseIcon, MenuIcon } from '#ui/icon/icons.tsx'
import { HangingMenu } from './hanging-menu.tsx'
import { sidePanel, useSidePanel } from './panel-state.ts'
import { RemindersMenu } from './reminders-menu.tsx'
import { SidePanel } from './side-panel.tsx'
import { Bar, SkipBar } from './staff.styles.ts'
import { hasProjectToggle, type PageContext, togglesOf } from './toggles.ts'

/** What the page's styles may look at while the toolbar shows [S1-4-20]. */
const bodyClass = 'admin-panel'

const withoutPageSkip = { '.admin-panel a[href="#main"]:not([data-bar])': { display: 'none' } }

const placeId = 'staff-bar'
const styleOfPlace = (position: string) => ({ [`#${placeId}`]: { position, top: 0, zIndex: 1101 } })
// With a panel open its 'Close' is visible, however far the page is scrolled.
const placeStyles = { sticky: styleOfPlace('sticky'), relative: styleOfPlace('relative') }

/** An element at the start of the body, above the header of any layout [S2-6-03]. */
function useTopPlace() {
  const [place] = useState(() => Object.assign(document.createElement('div'), { id: placeId }))
  useLayoutEffect(() => {
    document.body.prepend(place)
    document.body.classList.add(bodyClass)
    return () => {
      place.remove()
      document.body.classList.remove(bodyClass)
    }
  }, [place])
  return place
}

type Props = {
  account: StaffAccount
  /** Panels and reminders need a connection: they are hidden offline. */
  isOffline: boolean
  page: PageContext
  /** What of the projects waits on this device. */
  sync: ReactNode
  /** Where 'Logout' leads. */
  logout: string
  onRefreshCart: () => void
}

/** The toolbar of staff, above the shop, and the side panel it opens [S1-1-06]. */
export function StaffBar({ account, isOffline, page, sync, logout, onRefreshCart }: Props) {
  const { flags, logo, name } = useApp().brand
  const panel = useSidePanel()
  const place = useTopPlace()
  const { pageType, projectId, sku } = page

  // A panel belongs to the page it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when one of these changes
  useEffect(() => () => sidePanel.close(), [pageType, projectId, sku])
  useEventListener(panel ? 'document' : null, 'keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) sidePanel.close()
  })

  return createPortal(
    <>
      <GlobalStyles styles={withoutPageSkip} />
      <GlobalStyles styles={panel ? placeStyles.sticky : placeStyles.relative} />
      <SkipBar href="#main" data-bar>
        Skip to content
      </SkipBar>
      <Bar aria-label="Staff toolbar">
        <Anchor to={paths.home()} aria-label={name} data-item data-home>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of the brand's own folder */}
          <span dangerouslySetInnerHTML={{ __html: trustedMarkup(logo) }} />
        </Anchor>
        <Toggles
          {...{ page, isOffline }}
          wrap={(toggle, key) => (
            <span key={key} data-wide>
              {toggle}
            </span>
          )}
        />
        <HangingMenu
          narrow
          label="Staff menu"
          word={
            <>
              <MenuIcon size={20} /> Menu
            </>
          }
        >
          {(close) => (
            <>
              <p>Hi {account.firstName}</p>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: presses of what is inside arrive here too */}
              <ul onClick={close}>
                <Toggles {...{ page, isOffline }} wrap={(toggle, key) => <li key={key}>{toggle}</li>} />
                <li>
                  <Anchor to={logout}>Logout</Anchor>
                </li>
              </ul>
            </>
          )}
        </HangingMenu>
        {flags.remindersMenu && !isOffline && <RemindersMenu projectId={projectId} />}
        <span data-rest />
        {sync}
        {panel && (
          <button type="button" data-item onClick={sidePanel.close}>
            <CloseIcon size={18} /> Close
          </button>
        )}
        <span data-greeting>Hi {account.firstName}</span>
        <Anchor to={logout} data-item data-wide>
          Logout
        </Anchor>
      </Bar>
      {panel && <SidePanel panel={panel} account={account} onRefreshCart={onRefreshCart} />}
    </>,
    place,
  )
}

type TogglesProps = Pick<Props, 'page' | 'isOffline'> & { wrap: (toggle: ReactNode, key: string) => ReactNode }

/** The link to the projects, the way between them and the dashboard, and what opens the panels of this page. */
function Toggles({ page, isOffline, wrap }: TogglesProps) {
  const open = useSidePanel()
  const navigate = useNavigate()
  const { pageType } = page
  const isDashboard = pageType === 'performanceDashboard'
  return (
    <>
      {wrap(
        <Anchor to={paths.projects()} data-item aria-current={pageType === 'project' ? 'page' : undefined}>
          Projects
        </Anchor>,
        'projects',
      )}
      {hasProjectToggle(pageType) &&
        wrap(
          <button
            type="button"
            data-item
            aria-pressed={isDashboard}
            // On is the dashboard, off the project [S1-4-18].
            onClick={() => void navigate(isDashboard ? paths.projects() : paths.performanceDashboard())}
          >
            Performance
          </button>,
          'performance',
        )}
      {(isOffline ? [] : togglesOf(page)).map(({ word, kind, opens }) =>
        wrap(
          <button
            type="button"
            data-item
            aria-pressed={open?.kind === kind}
            onClick={() => (open?.kind === kind ? sidePanel.close() : sidePanel.show(opens))}
          >
            {word}
          </button>,
          kind,
        ),
      )}
    </>
  )
}

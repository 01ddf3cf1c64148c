import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { optionalScripts, storeChoice } from '#lib/tracking/consent.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { themed } from '#ui/themed.ts'
import { companiesText } from './rules/company-texts.ts'

const foot = 'env(safe-area-inset-bottom) + var(--bottom-bar, 0px) + var(--page-bar, 0px)'

// Above the dock, the compare tray and the bar of a page: it covers none of them.
const Bar = styled('section')(
  themed(({ theme: { vars, zIndex } }) => ({
    position: 'fixed',
    insetInline: 0,
    bottom: `calc(${foot})`,
    zIndex: zIndex.appBar - 3,
    maxHeight: `calc(100dvh - (${foot}))`,
    overflowY: 'auto',
    borderTop: `1px solid ${vars.palette.divider}`,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
    boxShadow: `0 -6px 20px color-mix(in srgb, ${vars.palette.text.primary} 8%, transparent)`,
    '@media print': { display: 'none' },
  })),
)

const Line = styled(Container)(
  themed(({ theme }) => ({
    display: 'grid',
    gap: '12px 32px',
    paddingBlock: 14,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  })),
)

const Words = styled('div')(
  themed(({ theme }) => ({
    fontSize: '0.875rem',
    lineHeight: 1.45,
    '& b': { display: 'block', fontSize: '1rem', fontWeight: 600 },
    '& p': { color: theme.vars.palette.text.secondary, maxWidth: '78ch' },
  })),
)

const Actions = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(120px, 1fr))', gap: 12 })

// The end of the page can be scrolled out from under it, and what is reached by the keyboard is not behind it.
const room = {
  body: { paddingBottom: 'var(--consent-bar, 0px)' },
  html: { scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + var(--page-bar, 0px) + var(--consent-bar, 0px) + 16px)' },
}

/** Tells fixed elements how much of the foot the bar covers. */
function measure(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--consent-bar')
  }
}

/** Asks whether scripts of other companies may load. Nothing waits for it, and both choices are equal. */
export function ConsentBar() {
  const toast = useToast()
  const scripts = optionalScripts()
  if (!scripts) return null

  function choose(isAllowed: boolean) {
    storeChoice(isAllowed)
    // The bar and its buttons are gone now.
    document.getElementById('main')?.focus({ preventScroll: true })
    toast.show({ text: `${isAllowed ? 'Allowed' : 'Declined'}. You can change this under “Saved on this device”.` })
  }
  return (
    <Bar ref={measure} aria-label="Other companies" data-consent>
      <GlobalStyles styles={room} />
      <Line>
        <Words role="status">
          <b>May we load extras from other companies?</b>
          <p>
            {companiesText(scripts)} The shop works without them.{' '}
            <Link to="/account/device#companies">Which companies?</Link>
          </p>
        </Words>
        <Actions>
          <Button type="button" onClick={() => choose(false)}>
            Decline
          </Button>
          <Button type="button" onClick={() => choose(true)}>
            Allow
          </Button>
        </Actions>
      </Line>
    </Bar>
  )
}

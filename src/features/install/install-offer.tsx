import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { themed } from '#ui/themed.ts'
import { AppIcon } from './app-icon.tsx'

const Sheet = styled('section')(
  themed(({ theme }) => ({
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 'calc(env(safe-area-inset-bottom) + var(--bottom-bar, 0px))',
    zIndex: theme.zIndex.fab,
    display: 'grid',
    gap: 16,
    padding: '16px 20px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.vars.shape.large} ${theme.vars.shape.large} 0 0`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: theme.vars.shadows[3],
    '@keyframes install-offer': { from: { transform: 'translateY(24px)', opacity: 0 } },
    '@media (prefers-reduced-motion: no-preference)': { animation: 'install-offer 200ms ease-out' },
    [theme.breakpoints.up('md')]: {
      left: 24,
      right: 'auto',
      bottom: 24,
      width: 400,
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.large,
    },
    // One question at a time.
    ':root:has([data-consent]) &': { display: 'none' },
    '@media print': { display: 'none' },
  })),
)

const Offer = styled('div')({ display: 'flex', gap: 16, alignItems: 'center' })
const Title = styled('strong')({ display: 'block', fontWeight: 600, lineHeight: 1.3 })
const Benefits = styled('span')(
  themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })),
)
const Actions = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 })

// What is reached by the keyboard must not hide behind the sheet.
const room = { html: { scrollPaddingBottom: '240px' } }

type Props = { canAsk: boolean; onInstall: () => void; onDismiss: () => void }

/** The install offer: names the benefits of the app, and can be dismissed. */
export function InstallOffer({ canAsk, onInstall, onDismiss }: Props) {
  const { shortName } = useApp().brand
  return (
    <Sheet aria-label={`Install ${shortName}`} data-offer>
      <GlobalStyles styles={room} />
      <Offer>
        <AppIcon />
        <p>
          <Title>Install {shortName}</Title>
          <Benefits>Opens instantly and works offline.</Benefits>
        </p>
      </Offer>
      <Actions>
        <Button type="button" variant="secondary" onClick={onDismiss}>
          Not now
        </Button>
        <Button type="button" variant="primary" onClick={onInstall}>
          {canAsk ? 'Install' : 'Show me how'}
        </Button>
      </Actions>
    </Sheet>
  )
}

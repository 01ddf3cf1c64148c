import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { AppIcon } from './app-icon.tsx'
import { installSteps } from './install-steps.ts'
import { installWay } from './install-way.ts'

const Intro = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 20 })

const Steps = styled('ol')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': { display: 'flex', gap: 16, alignItems: 'center' },
    '& strong': { fontWeight: 600 },
    '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Mark = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
  })),
)

/** Instructions for browsers without an install prompt. */
export function InstallGuide({ onClose }: { onClose: () => void }) {
  const { shortName } = useApp().brand
  const steps = installSteps[installWay(navigator)]
  return (
    <Modal open onClose={onClose} size="small" title={`Get the ${shortName} app`}>
      <Intro>
        <AppIcon />
        <p>Opens instantly and works offline. No app store, and almost no storage.</p>
      </Intro>
      <Steps role="list">
        {steps.map(({ Icon, before, press, hint }) => (
          <li key={press}>
            <Mark>
              <Icon size={24} />
            </Mark>
            <span>
              {before} <strong>{press}</strong>
              {hint && <small>{hint}</small>}
            </span>
          </li>
        ))}
      </Steps>
    </Modal>
  )
}

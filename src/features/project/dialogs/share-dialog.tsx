import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { countText, dayText, momentText, openedText } from '#domain/project/project-texts.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { useOrigin } from '#lib/page/origin.tsx'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CopyIcon, EyeIcon, EyeOffIcon } from '#ui/icon/tool-icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { Foot, Stack } from './dialog.styles.ts'
import { dialogChanges, failures } from './dialog-queries.ts'
import { HeardFailure } from './load-error.tsx'

const LinkRow = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 12,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  })),
)

const Seen = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    '& h3': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      marginBottom: 4,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
    '& > :first-of-type h3': { color: theme.vars.palette.success.main },
    '& > :last-of-type li': { color: theme.vars.palette.text.secondary },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  })),
)

type Props = { onClose: () => void }

/** Switches the link for the customer on and off, and shows it. */
export function ShareDialog({ onClose }: Props) {
  const context = useProject()
  const { project, isOffline } = context
  const share = useMutation(dialogChanges(useApp().api, context).share())
  const { mutate, isPending, variables } = share
  const { sharing } = project
  // The switch shows the requested value while pending, and the stored one after a rejection.
  const isShared = (isPending ? variables : sharing.sharedStatus) === 'Shared'
  const close = () => isPending || onClose()

  return (
    <Modal open size="default" title="Share with the customer" onClose={close}>
      <Stack>
        <Switch
          label={isShared ? 'Shared' : 'Not shared'}
          aria-label="Shared with the customer"
          hint={isPending ? 'Changing…' : isOffline ? needsConnection : sharedText(sharing)}
          checked={isShared}
          aria-busy={isPending || undefined}
          aria-disabled={isPending || isOffline || undefined}
          onChange={(event) => {
            if (!isPending && !isOffline) mutate(event.currentTarget.checked ? 'Shared' : 'NotShared')
          }}
        />
        {sharing.link && !isPending && <SharedLink path={sharing.link} />}
        <Seen>
          <TitledList icon={<EyeIcon size={16} />} title="The customer sees">
            <li>Folders, products, quantities</li>
            <li>Prices, variations, product notes</li>
            <li>
              {countText(project.files.filter(({ showToCustomer }) => showToCustomer).length, 'attachment')} you ticked
            </li>
            <li>Totals, your and the store’s contact</li>
          </TitledList>
          <TitledList icon={<EyeOffIcon size={16} />} title="Never sent">
            <li>Staff comments, change log</li>
            <li>Reminders, competitor prices</li>
            <li>Referrer, second contacts</li>
            <li>Other projects</li>
          </TitledList>
        </Seen>
        <Message tone="info" role="none">
          If you stop sharing, this link stops working for good. Sharing again creates a new link.
        </Message>
        <HeardFailure headline={failures.share} change={share} />
        <Foot>
          {sharing.link && !isPending && (
            <ButtonLink to={sharing.link} target="_blank" rel="noopener">
              Open as customer
            </ButtonLink>
          )}
          <Button type="button" onClick={close}>
            Done
          </Button>
        </Foot>
      </Stack>
    </Modal>
  )
}

type Sharing = ReturnType<typeof useProject>['project']['sharing']

function sharedText(sharing: Sharing): string {
  const { sharedStatus, sharedAt, sharedBy, expiresAt } = sharing
  if (sharedStatus !== 'Shared' || !sharedAt) return 'Only staff can open this project.'
  const end = expiresAt ? ` The link expires on ${dayText(localDate(new Date(expiresAt)))}.` : ''
  const opened = openedText(sharing) || 'Not opened by the customer yet.'
  return `Since ${momentText(sharedAt)}, by ${sharedBy ?? 'a colleague'}. ${opened}${end}`
}

function TitledList({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        {icon}
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

function SharedLink({ path }: { path: string }) {
  const link = `${useOrigin()}${path}`
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('Link copied')
    } catch {
      // Not allowed, or a page without https: selects the text for copying by keyboard.
      field.current?.select()
      setSaid('Copy it with Ctrl+C')
    }
  }

  return (
    <div>
      <LinkRow>
        <TextField ref={field} label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button type="button" variant="primary" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
          Copy link
        </Button>
      </LinkRow>
      <Soft as="p" role="status">
        {said}
      </Soft>
    </div>
  )
}

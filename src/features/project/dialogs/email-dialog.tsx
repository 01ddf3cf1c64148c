import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '#contract/project/project-parts.ts'
import { readEmail } from '#domain/account/email.ts'
import { folderGroups } from '#domain/project/project-reading.ts'
import {
  countText,
  lockText,
  momentText,
  moneyText,
  noCustomerEmailText,
  quoteNumber,
  sendQuoteText,
  shortDayText,
} from '#domain/project/project-texts.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { MailIcon } from '#ui/icon/tool-icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { Foot, FootReason, Stack } from './dialog.styles.ts'
import { dialogChanges, failures } from './dialog-queries.ts'
import { HeardFailure } from './load-error.tsx'

const Sides = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
    '& dd': { margin: '0 0 12px', overflowWrap: 'anywhere', fontWeight: 550 },
  })),
)

const Sheet = styled('div')(
  themed(({ theme }) => ({
    maxHeight: 420,
    overflowY: 'auto',
    padding: '16px 20px',
    border: `1px solid ${theme.vars.palette.divider}`,
    '& h3': {
      marginTop: 16,
      paddingBottom: 6,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      fontFamily: theme.typography.fontFamily,
      fontSize: '0.875rem',
      fontWeight: 650,
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 16px',
      padding: '6px 0',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& li > span:last-of-type': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
  })),
)

type Props = { onClose: () => void }

/** Shows recipients and contents of the quote before it is sent. */
export function EmailDialog({ onClose }: Props) {
  const context = useProject()
  const { project, isOffline } = context
  const changes = dialogChanges(useApp().api, context)
  const [folderId, setFolderId] = useState<string | null>(
    project.quoteId === null ? (firstQuoted(project) ?? null) : null,
  )
  const send = useMutation(changes.email())
  const save = useMutation(changes.saveQuote())
  const { customerEmail, customerEmailSecondary } = project.quoteData
  const addresses = [...new Set([readEmail(customerEmail), readEmail(customerEmailSecondary)])].filter(Boolean)
  const reason = isOffline ? needsConnection : readEmail(customerEmail) ? null : noCustomerEmailText
  const isBusy = send.isPending || save.isPending
  const close = () => isBusy || onClose()

  return (
    <Modal open size="medium" title="Send quote by email" onClose={close}>
      <Stack>
        <Sides>
          <div>
            <dl>
              <dt>To</dt>
              <dd>{customerEmail || 'No address yet'}</dd>
              {customerEmailSecondary && (
                <>
                  <dt>Also to</dt>
                  <dd>{customerEmailSecondary}</dd>
                </>
              )}
              <dt>Replies go to</dt>
              <dd>{project.selectedSalesPerson?.name ?? 'the shop'}</dd>
            </dl>
            <QuoteChoice value={folderId} onChoose={setFolderId} />
            {project.changedSinceQuote && folderId === null && (
              <Message tone="warning" role="none">
                <p>Changed since the quote was saved. This sends version {project.quote?.quoteVersion}.</p>
                <Button
                  type="button"
                  size="small"
                  busy={save.isPending}
                  busyText="Saving quote"
                  aria-disabled={isOffline || undefined}
                  onClick={() => isOffline || isBusy || save.mutate()}
                >
                  Save new version of quote
                </Button>
              </Message>
            )}
            <Soft as="p">Includes product notes{project.sharing.link && ' and the link to the shared view'}.</Soft>
            <Soft as="p">
              Never staff comments or the referrer. <SentText />
            </Soft>
          </div>
          <Preview folderId={folderId} />
        </Sides>
        <HeardFailure headline={failures.email} change={send} />
        <HeardFailure headline="Update Failed!" change={save} />
        <Foot>
          <FootReason>{reason ?? 'You can send once every 30 seconds.'}</FootReason>
          <Button type="button" onClick={close}>
            Cancel
          </Button>
          <Button
            type="button"
            variant="primary"
            icon={<MailIcon size={18} />}
            busy={send.isPending}
            busyText="Sending"
            aria-disabled={reason || save.isPending ? true : undefined}
            onClick={() => reason ?? (isBusy || send.mutate(folderId, { onSuccess: onClose }))}
          >
            {sendQuoteText(addresses.length)}
          </Button>
        </Foot>
      </Stack>
    </Modal>
  )
}

/** When and to whom it was sent. */
function SentText() {
  const { projectEmailed, quote } = useProject().project
  if (!projectEmailed || !quote?.emailedAt) return 'Not sent yet.'
  return `Last sent ${momentText(quote.emailedAt)}, to ${quote.emailedTo.join(' and ')}.`
}

const firstQuoted = ({ folders }: Project) => folders.find(({ quoteId }) => quoteId !== null)?.id

/** Chooses between the quotes of the project and of its folders. */
function QuoteChoice({ value, onChoose }: { value: string | null; onChoose: (folderId: string | null) => void }) {
  const { project } = useProject()
  const quoted = project.folders.flatMap(({ id, title, quoteId }) => (quoteId === null ? [] : [{ id, title, quoteId }]))
  if (quoted.length === 0) return null
  const whole = project.quoteId
  return (
    <SelectField
      label="Quote"
      value={value ?? ''}
      options={[
        ...(whole === null ? [] : [{ value: '', label: `Whole project, ${quoteNumber(whole)}` }]),
        ...quoted.map(({ id, title, quoteId }) => ({ value: id, label: `${title}, ${quoteNumber(quoteId)}` })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  )
}

/** Contents of the quote. Lines are shown while they match the saved quote. */
function Preview({ folderId }: { folderId: string | null }) {
  const { project } = useProject()
  const { quote, priceLock } = project
  const folder = project.folders.find(({ id }) => id === folderId)
  if (folder)
    return (
      <Sheet role="region" aria-label="Preview" tabIndex={0}>
        <Soft as="p">Quote {quoteNumber(folder.quoteId ?? 0)}</Soft>
        <p>
          The quote of {folder.title} is sent as last saved. The folder total is <b>{moneyText(folder.total)}</b> with
          GST now.
        </p>
      </Sheet>
    )
  if (!quote) return null
  const first = project.quoteData.firstName || project.quoteData.customerName
  const lock = lockText(priceLock)
  const groups = folderGroups(project).filter(({ lines }) => lines.length > 0)
  return (
    <Sheet role="region" aria-label="Preview" tabIndex={0}>
      <Soft as="p">
        Quote {quoteNumber(quote.quoteId)}, version {quote.quoteVersion} ·{' '}
        {shortDayText(localDate(new Date(quote.savedAt)))}
      </Soft>
      <p>Hello {first},</p>
      <p>
        Here is your quote, <b>{moneyText(quote.total)}</b> with GST. {lock.isLocked && `${lock.text}.`}
      </p>
      {project.changedSinceQuote ? (
        <Soft as="p">
          The quote has the lines as last saved, {countText(project.cart.products.length, 'line')} now. Save a new
          version to see them here.
        </Soft>
      ) : (
        groups.map(({ folder, lines }) => (
          <section key={folder?.id ?? 'none'}>
            {(folder || groups.length > 1) && <h3>{folder?.title ?? 'Other'}</h3>}
            <ul>
              {lines.map((line) => (
                <li key={line.productCode}>
                  <span>{line.title}</span>
                  <span>
                    {line.quantity} × {moneyText(line.price)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Sheet>
  )
}

import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { lastLockDay } from '#domain/project/price/project-price.ts'
import { countText, dayText, shortDayText } from '#domain/project/project-texts.ts'
import { isoDate } from '#domain/time/date-math.ts'
import { localDate, readIsoDate } from '#domain/time/plain-date.ts'
import { shopDate } from '#domain/time/shop-day.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { useApp } from '#lib/app.tsx'
import { needsConnection, useProject } from '#offline/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { Foot, FootReason, FootStart, Stack } from './dialog.styles.ts'
import { dialogChanges, failures } from './dialog-queries.ts'
import { HeardFailure } from './load-error.tsx'
import { choiceOf, dayOfChoice, expiryOf, type LockChoice, lockDays, untilText } from './lock-choices.ts'

const Choices = styled('div')({
  '& label:has(> [type="radio"])': { paddingBlock: 10 },
  // The field of a day below its option.
  '& label:has(> [type="radio"]) + div': { padding: '8px 16px 12px' },
})
const LastDay = styled(Soft)({ fontWeight: 400 })

type Props = { onClose: () => void }

/** Locks the prices of a project until a day, changes that day, or unlocks them. */
export function LockDialog({ onClose }: Props) {
  const context = useProject()
  const changes = dialogChanges(useApp().api, context)
  const lock = useMutation(changes.lock())
  const unlock = useMutation(changes.unlock())
  const [isUnlocking, setUnlocking] = useState(false)
  const isBusy = lock.isPending || unlock.isPending
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Modal
      open
      size="small"
      title={isUnlocking ? 'Unlock the prices?' : context.project.priceLock ? 'Price lock' : 'Lock prices'}
      onClose={close}
    >
      {isUnlocking ? (
        <Unlock
          isBusy={unlock.isPending}
          onBack={() => unlock.isPending || setUnlocking(false)}
          onUnlock={() => unlock.mutate(undefined, { onSuccess: onClose })}
        />
      ) : (
        <Choose
          isBusy={lock.isPending}
          onCancel={close}
          onUnlock={() => setUnlocking(true)}
          onLock={(expiryDate) => lock.mutate(expiryDate, { onSuccess: onClose })}
        />
      )}
      <HeardFailure headline={failures.lock} change={lock} />
      <HeardFailure headline={failures.unlock} change={unlock} />
    </Modal>
  )
}

type ChooseProps = {
  isBusy: boolean
  onCancel: () => void
  onUnlock: () => void
  onLock: (expiryDate: string | null) => void
}

function Choose({ isBusy, onCancel, onUnlock, onLock }: ChooseProps) {
  const { project, isOffline } = useProject()
  const today = shopDate(new Date(), useApp().brand.country)
  const [draft, setDraft] = useState(() => choiceOf(project.priceLock))
  const [isChecked, setChecked] = useState(false)
  const name = useId()
  const expiry = expiryOf(draft, today)
  const problem = isChecked && !expiry.isOk ? expiry.problem : undefined
  const end = expiry.isOk ? readIsoDate(expiry.expiryDate) : null

  const choice = (value: LockChoice) => ({
    name,
    value,
    checked: draft.choice === value,
    onChange: () => setDraft((before) => ({ ...before, choice: value })),
  })

  function confirm() {
    setChecked(true)
    if (expiry.isOk) onLock(expiry.expiryDate)
  }

  return (
    <Stack>
      <LockSummary />
      <Choices>
        <RadioGroup legend="Until when" hideLegend>
          {lockDays.map((days) => (
            <RadioCard
              key={days}
              {...choice(`${days}`)}
              label={`${days} days`}
              amount={<LastDay>until {untilText(dayOfChoice(days, today))}</LastDay>}
            />
          ))}
          <RadioCard
            {...choice('date')}
            label="Until a date"
            body={
              <TextField
                label="Last day"
                type="date"
                min={isoDate(today)}
                max={isoDate(lastLockDay(today))}
                value={draft.day}
                error={problem}
                onChange={(event) => setDraft({ choice: 'date', day: event.currentTarget.value })}
              />
            }
          />
          <RadioCard {...choice('none')} label="Until I unlock" amount={<LastDay>no end date</LastDay>} />
        </RadioGroup>
      </Choices>
      <Message tone="info" role="none">
        {end
          ? `Prices return to live at the end of ${dayText(end)}, store time.`
          : 'Hold prices for up to 12 months, or until someone unlocks them.'}
      </Message>
      <Foot>
        {project.priceLock && (
          <FootStart>
            <Button type="button" data-danger onClick={() => isBusy || onUnlock()}>
              Unlock prices
            </Button>
          </FootStart>
        )}
        {isOffline && <FootReason>{needsConnection}</FootReason>}
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="button"
          variant="primary"
          busy={isBusy}
          busyText="Locking prices"
          aria-disabled={isOffline || undefined}
          onClick={() => isOffline || confirm()}
        >
          {project.priceLock ? 'Save price lock' : 'Lock prices'}
        </Button>
      </Foot>
    </Stack>
  )
}

/** Who locked the prices, since when, and lines that were added later. */
function LockSummary() {
  const { project } = useProject()
  const lines = project.cart.products
  if (!project.priceLock)
    return <p>Locks today’s prices for {countText(lines.length, 'line')}, even if shop prices change.</p>
  const { lockedAt, lockedBy, expiryDate } = project.priceLock
  const until = readIsoDate(expiryDate)
  const added = lines.filter((line) => line.addedSinceLock)
  return (
    <div>
      <p>
        Locked on {shortDayText(localDate(new Date(lockedAt)))} by {lockedBy}
        {until ? `, until ${dayText(until)}` : ', with no end date'}.
      </p>
      <Soft as="p">
        {countText(lines.length - added.length, 'line')}{' '}
        {lines.length - added.length === 1 ? 'keeps its' : 'keep their'} price.{' '}
        {added.length > 0 &&
          `${countText(added.length, 'line')} added since ${added.length === 1 ? 'is' : 'are'} locked at today’s price.`}
      </Soft>
    </div>
  )
}

type UnlockProps = { isBusy: boolean; onBack: () => void; onUnlock: () => void }

/** Confirms first: the held prices cannot be restored. */
function Unlock({ isBusy, onBack, onUnlock }: UnlockProps) {
  const { project, isOffline } = useProject()
  const held = project.cart.products.filter(({ lockedPrice }) => lockedPrice !== null)
  return (
    <Stack>
      <p>
        {countText(held.length, 'line')} {held.length === 1 ? 'goes' : 'go'} back to today’s price. The held prices are
        lost. Locking again uses the prices at that time.
      </p>
      <Foot>
        {isOffline && <FootReason>{needsConnection}</FootReason>}
        <Button type="button" onClick={onBack}>
          Keep the lock
        </Button>
        <Button
          type="button"
          variant="primary"
          busy={isBusy}
          busyText="Unlocking prices"
          aria-disabled={isOffline || undefined}
          onClick={() => isOffline || onUnlock()}
        >
          Unlock prices
        </Button>
      </Foot>
    </Stack>
  )
}

import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { changeText, countText } from '#domain/project/project-texts.ts'
import {
  type ConflictOption,
  type OwnConflict,
  type ShownConflict,
  shownConflict,
} from '#features/project/rules/project-conflict.ts'
import { Soft } from '#features/project/ui/project.styles.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioCard } from '#ui/form/radio-card.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

const Field = styled('fieldset')(
  themed(({ theme }) => ({
    paddingBlock: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& legend': { float: 'left', width: '100%', padding: '0 0 8px', fontWeight: 650 },
    '& legend span': { display: 'block', fontWeight: 400 },
    '& > div': {
      clear: 'both',
      display: 'grid',
      gap: 8,
      [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
    },
  })),
)
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 12 })

type Props = {
  conflicts: readonly OwnConflict[]
  onDecide: (choices: ReadonlyMap<string, Choice>) => void
  onLater: () => void
}

type Choice = ConflictOption['choice']

/** When none of our values can be chosen, the only option is selected. */
const onlyChoices = (shown: readonly ShownConflict[]) =>
  new Map<string, Choice>(
    shown.flatMap(({ field, options: [first, ...others] }) =>
      first && others.length === 0 ? [[field, first.choice] as const] : [],
    ),
  )

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function titleOf(conflicts: readonly OwnConflict[]) {
  const count = conflicts.length
  if (conflicts.every(({ type }) => type === 'field'))
    return `${countText(count, 'field')} ${count === 1 ? 'was' : 'were'} changed on both sides`
  return `${countText(count, 'change')} ${count === 1 ? 'needs' : 'need'} you`
}

/** Fields that were changed on both sides: both values stay until the person chooses. */
export function ConflictSheet({ conflicts, onDecide, onLater }: Props) {
  const shown = conflicts.map(shownConflict)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const choices = new Map([...chosen, ...onlyChoices(shown)])
  const all = (choice: Choice) => setChosen(new Map(shown.map(({ field }) => [field, choice])))
  const isDone = shown.every(({ field }) => choices.has(field))
  const hasChoice = shown.some(({ options }) => options.length > 1)
  return (
    <Modal
      open
      size="medium"
      title={titleOf(conflicts)}
      onClose={onLater}
      actions={
        <>
          <Button type="button" onClick={onLater}>
            Decide later
          </Button>
          <Button
            type="button"
            variant="primary"
            aria-disabled={isDone ? undefined : true}
            title={isDone ? undefined : 'Choose one for each to continue'}
            onClick={() => isDone && onDecide(choices)}
          >
            Use these choices
          </Button>
        </>
      }
    >
      <p>Nothing is lost until you choose.</p>
      {hasChoice && (
        <Choices>
          <Button type="button" onClick={() => all('mine')}>
            Keep all mine
          </Button>
          <Button type="button" onClick={() => all('theirs')}>
            Keep all theirs
          </Button>
        </Choices>
      )}
      {shown.map(({ field, label, text, options, changedBy, changedAt }) => (
        <Field key={field}>
          <legend>
            {label} <Soft>{text}</Soft>
          </legend>
          <div>
            {options.map((option) => (
              <RadioCard
                key={option.choice}
                name={`conflict-${field}`}
                value={option.choice}
                checked={choices.get(field) === option.choice}
                onChange={() => setChosen((before) => new Map(before).set(field, option.choice))}
                label={option.text}
                note={
                  option.choice === 'mine'
                    ? option.note
                    : `${option.note} (${changedBy}, ${lowerFirst(changeText(changedAt, new Date()))})`
                }
              />
            ))}
          </div>
        </Field>
      ))}
    </Modal>
  )
}

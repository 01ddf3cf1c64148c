import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Clash, ClashChoice } from '#domain/project-clash.ts'
import { changeText, countText } from '#domain/project-texts.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { themed } from '#ui/themed.ts'
import { Soft } from './look.ts'

const Field = styled('fieldset')(
  themed(({ theme }) => ({
    paddingBlock: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& legend': { float: 'left', width: '100%', paddingBottom: 8, fontWeight: 650 },
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
  clashes: readonly Clash[]
  onDecide: (choices: ReadonlyMap<string, ClashChoice>) => void
  onLater: () => void
}

/** Fields that were changed on both sides: each value lives until somebody chooses. */
export function ClashSheet({ clashes, onDecide, onLater }: Props) {
  const [choices, setChoices] = useState<ReadonlyMap<string, ClashChoice>>(new Map())
  const all = (choice: ClashChoice) => setChoices(new Map(clashes.map(({ field }) => [field, choice])))
  const isDone = clashes.every(({ field }) => choices.has(field))
  return (
    <Modal
      open
      size="medium"
      title={`${countText(clashes.length, 'field')} ${clashes.length === 1 ? 'was' : 'were'} changed on both sides`}
      onClose={onLater}
      actions={
        <>
          <Button type="button" onClick={onLater}>
            Decide later
          </Button>
          <Button
            type="button"
            look="primary"
            aria-disabled={isDone ? undefined : true}
            title={isDone ? undefined : 'Choose for each field to go on'}
            onClick={() => isDone && onDecide(choices)}
          >
            Use these choices
          </Button>
        </>
      }
    >
      <p>Nothing is lost until you choose.</p>
      <Choices>
        <Button type="button" onClick={() => all('mine')}>
          Keep all mine
        </Button>
        <Button type="button" onClick={() => all('theirs')}>
          Keep all theirs
        </Button>
      </Choices>
      {clashes.map(({ field, label = 'Field', base, mine, theirs, changedBy, changedAt }) => {
        const option = (value: ClashChoice, title: string, text: string) => (
          <RadioCard
            name={`clash-${field}`}
            value={value}
            checked={choices.get(field) === value}
            onChange={() => setChoices((before) => new Map(before).set(field, value))}
            label={text}
            note={title}
          />
        )
        return (
          <Field key={field}>
            <legend>
              {label} {base && <Soft>was {base}</Soft>}
            </legend>
            <div>
              {option('mine', 'Yours', mine)}
              {option('theirs', `Theirs (${changedBy}, ${changeText(changedAt, new Date())})`, theirs)}
            </div>
          </Field>
        )
      })}
    </Modal>
  )
}

import { styled } from '@mui/material/styles'
import type { ReviewForm } from '#domain/reviews/review-form.ts'
import { useField } from '#ui/form/form-context.ts'
import { RadioCard, RadioGroup } from '#ui/form/radio-card.tsx'
import { StarRow } from '#ui/product/star-row.tsx'
import { themed } from '#ui/themed.ts'
import { starCount } from './review-summary.tsx'

// One below the other where the form is narrow, else all five in a row: no row has one alone.
const Choices = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 8,
    '& label > span': { flex: 1, display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& label': { flexDirection: 'column', gap: 8, padding: 12 },
      '& label > span': { display: 'block' },
    },
  })),
)

/** Stars from 1 to 5, as radio buttons. */
export function StarChoice() {
  const { error, id, ...bound } = useField<ReviewForm>('stars')
  return (
    <RadioGroup legend="Your rating" {...(error ? { error } : {})}>
      <Choices>
        {[1, 2, 3, 4, 5].map((stars) => (
          // What leads to the field leads to its first choice.
          <RadioCard
            key={stars}
            {...bound}
            {...(stars === 1 ? { id } : {})}
            value={String(stars)}
            label={starCount(stars)}
            note={<StarRow value={stars} of={5} tone="review" />}
          />
        ))}
      </Choices>
    </RadioGroup>
  )
}

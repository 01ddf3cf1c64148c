import { styled } from '@mui/material/styles'
import type { MouseEvent, Ref } from 'react'
import { AlertIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    padding: '20px 24px',
    border: `2px solid ${theme.vars.palette.error.main}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.error.main,
    '& h2': { display: 'flex', gap: 10, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    '& ul': { display: 'grid', gap: 2, margin: '10px 0 0', padding: '0 0 0 30px', listStyle: 'none' },
    '& li': { fontWeight: 600, padding: '4px 0' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

export type FormError = {
  /** Id of the field; without one the error belongs to the whole form. */
  id?: string
  text: string
}

type Props = { errors: readonly FormError[]; title?: string | undefined; ref?: Ref<HTMLDivElement> }

function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Shown above a form with errors: the same texts as at the fields, each with a link to its field. */
export function ErrorSummary({ errors, title = 'This needs another look', ref }: Props) {
  return (
    // Read out when it appears; a line that goes, as its field is corrected, does not read out the rest again.
    <Root ref={ref} role="alert" aria-atomic={false} aria-relevant="additions" tabIndex={-1}>
      <h2>
        <AlertIcon size={22} />
        {title}
      </h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={(id ?? '') + text}>
            {id ? (
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}

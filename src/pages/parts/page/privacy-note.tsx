import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'
import { TextInModal } from './text-in-modal.tsx'

const Note = styled('p')(themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })))

/** A privacy note under a form, with a link to the full text. */
export function PrivacyNote() {
  return (
    <Note>
      We use what you write only to answer you.{' '}
      <TextInModal name="privacy" title="Privacy">
        How we protect it
      </TextInModal>
    </Note>
  )
}

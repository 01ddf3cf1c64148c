import { styled } from '@mui/material/styles'
import { themed } from '#ui/themed.ts'
import { TextInModal } from './text-in-modal.tsx'

const Note = styled('p')(themed(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.text.secondary })))

/** A privacy note under a form, with a link to the full text. */
export function PrivacyNote() {
  return (
    <Note>
      We use what you write to answer you, and for nothing else.{' '}
      <TextInModal name="privacy" title="Privacy">
        How we keep it
      </TextInModal>
    </Note>
  )
}

import { styled } from '@mui/material/styles'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { themed } from '#ui/themed.ts'
import { inputBox } from './field.styles.ts'
import { Field, type FieldFrame } from './field.tsx'

export const Input = styled('input')(themed(inputBox))
const TextArea = styled('textarea')(themed(inputBox))

const Box = styled('div')({
  position: 'relative',
  '& > [data-part="end"]': {
    position: 'absolute',
    right: 2,
    top: 2,
    minWidth: 44,
    height: 44,
    display: 'grid',
    placeItems: 'center',
  },
})

type Props = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> & {
    multiline?: boolean
    rows?: number
    /** A tick icon, or a button that shows the password. */
    end?: ReactNode
    /** For digits: number keys on phones, and figures of equal width. */
    numeric?: boolean
    ref?: Ref<HTMLInputElement>
  }

/** One line of text, or several. */
export function TextField({ label, hint, error, optional, id, hideLabel, counter, className, ...props }: Props) {
  return (
    <Field {...{ label, hint, error, optional, id, hideLabel, counter, className }}>
      {(control) => <Control {...props} {...control} />}
    </Field>
  )
}

type ControlProps = Omit<Props, keyof FieldFrame> & { id: string }

function Control({ multiline, rows = 3, end, numeric, ref, ...props }: ControlProps) {
  const digits = numeric ? { inputMode: 'numeric' as const, 'data-numbers': true } : {}
  if (multiline) {
    // react-hook-form treats both elements alike.
    const area = props as React.TextareaHTMLAttributes<HTMLTextAreaElement>
    return <TextArea {...area} rows={rows} ref={ref as unknown as Ref<HTMLTextAreaElement>} />
  }
  return (
    <Box>
      <Input type="text" {...digits} {...props} ref={ref} data-end={end ? true : undefined} />
      {end && <span data-part="end">{end}</span>}
    </Box>
  )
}

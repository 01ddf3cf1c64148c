import type { ComponentProps } from 'react'
import { WordButton } from '#features/project/panels/panel.styles.ts'

type Props = Pick<ComponentProps<typeof WordButton>, 'busy' | 'title' | 'aria-disabled' | 'onClick'> & {
  does: 'Open' | 'Remove' | 'Cancel' | 'Try again'
  /** Of the file. */
  name: string
}

/** A button on the card of a file, which says the file to a screen reader. */
export function FileAction({ does, name, ...props }: Props) {
  const label = does === 'Try again' ? `Try again: ${name}` : `${does} ${name}`
  return (
    <WordButton type="button" variant="text" aria-label={label} {...props}>
      {does}
    </WordButton>
  )
}

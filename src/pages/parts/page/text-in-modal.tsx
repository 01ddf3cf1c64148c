import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { TextButton } from '#ui/button/text-button.tsx'

const StaticModal = onDemand(() => import('#features/content/static-modal.tsx').then((module) => module.StaticModal))

// As easy to hit as elsewhere, in lines as close as those of a text.
const Word = styled(TextButton)({
  minHeight: 0,
  paddingBlock: 12,
  marginBlock: -12,
  font: 'inherit',
  whiteSpace: 'inherit',
})

type Props = { name: string; title: string; children: string }

/** A text button that opens static content in a modal, above the page or another modal. */
export function TextInModal({ name, title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Word type="button" onClick={() => setOpen(true)}>
        {children}
      </Word>
      {isOpen && <StaticModal name={name} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

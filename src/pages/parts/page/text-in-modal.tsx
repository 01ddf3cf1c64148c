import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { themed } from '#ui/themed.ts'

const StaticModal = onDemand(() => import('#features/content/static-modal.tsx').then((module) => module.StaticModal))

const Word = styled('button')(
  themed(({ theme }) => ({
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.link,
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  })),
)

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

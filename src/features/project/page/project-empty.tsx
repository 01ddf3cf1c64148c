import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { AddField } from '#features/project/lines/add-field.tsx'
import { useProject } from '#offline/project/project-context.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'

const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: 16,
    maxWidth: 420,
    minHeight: 360,
    margin: '0 auto',
    padding: '32px 16px',
    '& > p': { color: theme.vars.palette.text.secondary },
    '& [data-add]': { width: '100%' },
    '& > svg': { color: theme.vars.palette.control },
    '& > svg [data-plus]': { stroke: theme.vars.palette.accent.ground },
  })),
)

/** The first product replaces this by the list: who typed its SKU types the next one there. */
function useFocusOnList(root: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const box = root.current
    return () => {
      if (box?.contains(document.activeElement))
        requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-add] input')?.focus())
    }
  }, [root])
}

/** How to start in an empty project. `transfer`: a way to copy lines from another project. */
export function ProjectEmpty({ transfer }: { transfer?: ReactNode }) {
  const { mode } = useProject()
  const root = useRef<HTMLDivElement>(null)
  useFocusOnList(root)
  return (
    <Root ref={root}>
      <svg width="132" height="84" viewBox="0 0 132 84" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="1" y="16" width="62" height="66" rx="4" />
        <path d="M1 38h62M54 24v8M54 44v12" />
        <rect x="70" y="30" width="61" height="52" rx="4" />
        <path d="M70 44h61M78 37h.01M84 37h.01" />
        <rect x="79" y="52" width="43" height="22" rx="3" />
        <path data-plus d="M96 0v24M84 12h24" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <Heading level={2} variant="h3">
        This project has no products yet
      </Heading>
      {mode === 'Edit' && (
        <>
          <p>Add by SKU, name or barcode, or move lines from another project.</p>
          <AddField folderId={null} folderName="this project" label="Add product by SKU, name or barcode" />
          {transfer}
        </>
      )}
    </Root>
  )
}

import type { ReactNode } from 'react'
import { TopToolbar } from 'react-admin'
import { RemoveButton, type RemoveProps } from './remove-button.tsx'
import { ShopLink } from './shop-link.tsx'

type Props = Omit<RemoveProps, 'explanation'> & {
  /** Where the shop shows it. */
  path: string
  canEnd: boolean
  state?: ReactNode
  explanation?: string
}

/** Above a form of content: its place in the shop, and the button that ends it. */
export function ContentActions({
  path,
  canEnd,
  state,
  verb = 'Take down',
  explanation = 'Shoppers no longer find it. It stays in this list, and is shown again when you change its period.',
  ...button
}: Props) {
  return (
    <TopToolbar>
      {state}
      <ShopLink path={path} />
      {canEnd && <RemoveButton verb={verb} explanation={explanation} {...button} />}
    </TopToolbar>
  )
}

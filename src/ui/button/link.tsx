import { styled } from '@mui/material/styles'
import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react'
import { themed } from '#ui/themed.ts'
import { linkTarget } from './link-target.ts'

type LinkLocation = { pathname: string; search: string; hash: string }
type Navigation = { replace?: boolean; state?: unknown; reloadDocument?: boolean; preventScrollReset?: boolean }
type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  ref?: Ref<HTMLAnchorElement> | undefined
}

export type RouterLinkProps = AnchorAttributes & Navigation & { to: LinkLocation }
export type AnchorProps = AnchorAttributes & Navigation & { to: string }

const RouterLink = createContext<ComponentType<RouterLinkProps> | null>(null)

/** Provides the router's link component, so that ui/ does not import the router. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<RouterLinkProps>
  children: ReactNode
}) {
  return <RouterLink value={component}>{children}</RouterLink>
}

/** A plain anchor has no such attributes. */
function withoutNavigation(props: Omit<AnchorProps, 'to'>): AnchorAttributes {
  const {
    replace: _replace,
    state: _state,
    reloadDocument: _reload,
    preventScrollReset: _scroll,
    ...attributes
  } = props
  return attributes
}

/** An unstyled link: inside the app through the router, anything else as a plain anchor. */
export function Anchor({ to, ...props }: AnchorProps) {
  const Router = use(RouterLink)
  const target = linkTarget(to)
  if (target.kind === 'external') return <a {...withoutNavigation(props)} href={target.href} />
  const { kind: _, ...place } = target
  if (!Router) return <a {...withoutNavigation(props)} href={place.pathname + place.search + place.hash} />
  return <Router {...props} to={place} />
}

export type LinkVariant = 'underlined' | 'quiet' | 'strong' | 'plain'
type Props = AnchorProps & { variant?: LinkVariant }

/** Underlined in the link colour; `quiet` inherits the text colour, `strong` is used next to headings. */
export const Link = styled(Anchor, { shouldForwardProp: (name) => name !== 'variant' })<Props>(
  themed(({ theme }) => ({
    color: theme.vars.palette.link,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    textDecorationThickness: 1,
    '&:hover': { textDecorationThickness: 2 },
    variants: [
      { props: { variant: 'plain' }, style: { color: 'inherit', textDecoration: 'none' } },
      {
        props: { variant: 'quiet' },
        style: { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
      },
      {
        props: { variant: 'strong' },
        style: {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 4,
          fontWeight: 600,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          '&:hover': { textDecoration: 'underline' },
        },
      },
    ],
  })),
)

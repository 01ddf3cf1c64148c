import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lacksConnection } from '#contract/protocol/api-error.ts'
import { countText } from '#domain/project/project-texts.ts'
import { sizeText } from '#domain/web/size-text.ts'
import { signInEvents } from '#lib/account/signed-in.ts'
import { type App, useApp } from '#lib/app.tsx'
import { clearDevice, type StoredHere, storedHere } from '#offline/device-storage.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/button/link.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

const List = styled('dl')(
  themed(({ theme }) => ({
    margin: 0,
    '& > div': {
      display: 'grid',
      gap: '2px 24px',
      padding: '14px 0',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto' },
    },
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
    '& [data-amount]': { fontVariantNumeric: 'tabular-nums' },
    [theme.breakpoints.up('md')]: {
      '& [data-purpose]': { gridColumn: 1 },
      '& [data-amount]': { gridRow: 1, gridColumn: 2 },
    },
  })),
)
const Stack = styled('div')({ display: 'grid', gap: 16, justifyItems: 'start', '& > dl, & > div': { width: '100%' } })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

const sumOf = ({ projects, others, cart }: StoredHere['unsent']) => projects + others + cart

/** What this device stores, in plain words, and one button that deletes it. */
export function DeviceView({ children }: { children?: ReactNode }) {
  const app = useApp()
  const query = useQuery({ queryKey: ['storage', 'here'], queryFn: () => storedHere(app.brand.key), gcTime: 0 })
  const [isAsking, setIsAsking] = useState(false)
  const clear = useMutation(clearing(app))
  const { data: stored } = query
  if (!stored) return <Skeleton height={560} />
  const unsent = sumOf(stored.unsent)
  return (
    <Stack>
      {location.hash === '#cleared' && <Message tone="success">Everything below was cleared on this device.</Message>}
      <Kinds stored={stored} />
      {clear.data === 'offline' && (
        <Message tone="warning">
          Everything is cleared but the cookies, which only the shop can delete. Clear again when you are online.
        </Message>
      )}
      {clear.error && (
        <Message tone="error">We could not clear this. Close other tabs of the shop and try again.</Message>
      )}
      <Button
        type="button"
        busy={clear.isPending}
        busyText="Clearing"
        onClick={() => (unsent > 0 ? setIsAsking(true) : clear.mutate())}
      >
        Clear this device
      </Button>
      <p>Clearing signs you out here. Your account and orders stay, and the app still opens.</p>
      {children}
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        size="small"
        title={`${countText(unsent, 'change')} ${unsent === 1 ? 'is' : 'are'} not sent yet`}
        actions={
          <Row>
            <Button type="button" variant="primary" onClick={() => setIsAsking(false)}>
              Keep {unsent === 1 ? 'it' : 'them'}
            </Button>
            <Button
              type="button"
              busy={clear.isPending}
              onClick={() => clear.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
            >
              Clear and lose {unsent === 1 ? 'it' : 'them'}
            </Button>
          </Row>
        }
      >
        <p>{lossText(stored.unsent, app.brand.wording.cartName)}</p>
      </Modal>
    </Stack>
  )
}

/** Says what a clearing would lose. */
function lossText({ projects, others, cart }: StoredHere['unsent'], cartName: string) {
  const ofProjects = projects + others
  const what = [
    ...(cart > 0 ? [`${countText(cart, 'change')} to your ${cartName.toLowerCase()}`] : []),
    ...(ofProjects > 0 ? [`${countText(ofProjects, 'change')} to projects`] : []),
  ]
  return `Only this device has ${what.join(' and ')}. We send ${cart + ofProjects === 1 ? 'it' : 'them'} when you are online.`
}

/**
 * Ends the sign-in at the server, then deletes, and reloads, which empties the memory of the page. Offline only the
 * latter, without the reload: a browser without the worker could not show the page again.
 */
const clearing = ({ api, queryClient }: App) => ({
  mutationFn: async () => {
    const state = await api.privacy.forgetDevice().then(
      () => 'online' as const,
      (cause: unknown) => {
        if (lacksConnection(cause)) return 'offline' as const
        throw cause
      },
    )
    await clearDevice()
    if (state === 'online') {
      location.hash = 'cleared'
      location.reload()
      return state
    }
    signInEvents.send()
    queryClient.removeQueries({ queryKey: ['account'] })
    await queryClient.invalidateQueries({ queryKey: ['storage', 'here'] })
    return state
  },
  meta: { inline: true },
})

function Kinds({ stored }: { stored: StoredHere }) {
  const { pages, products, pictures, projects, settings, used } = stored
  const unsent = sumOf(stored.unsent)
  const { cartName } = useApp().brand.wording
  return (
    <List>
      <Kind
        name={`${cartName} and comparison`}
        amount={unsent > 0 ? `${countText(unsent, 'change')} to send` : 'All sent'}
      >
        What you put into your {cartName.toLowerCase()} or compare, so that both work offline.
      </Kind>
      <Kind name="Pages you have seen" amount={`${countText(pages, 'page')}, ${countText(products, 'product')}`}>
        So that they open at once, and offline.
      </Kind>
      <Kind name="Pictures" amount={countText(pictures, 'picture')}>
        Of the products on those pages.
      </Kind>
      {projects > 0 && (
        <Kind name="Projects" amount={countText(projects, 'project')}>
          Projects that staff opened on this device, with the names of their customers.
        </Kind>
      )}
      <Kind name="Sign-in and settings" amount={sizeText(settings)}>
        That you are signed in, your suburb and store, a started checkout without the card, and notices you have closed.
      </Kind>
      <Kind name="Cookies" amount="Up to 4">
        One leads to your {cartName.toLowerCase()} for a year, one to your sign-in until 14 days after your last visit,
        one keeps others who guess your password from locking you out, and one is set only while we compare two versions
        of a page.
      </Kind>
      <Kind name="The app itself" amount={used === null ? 'Stays' : `${sizeText(used)} with all above`}>
        Its scripts, styles and fonts. They say nothing about you and stay, so that the shop opens offline. They contain
        packages of others:{' '}
        <Link to="/licences.txt" reloadDocument>
          see their licences
        </Link>
        .
      </Kind>
    </List>
  )
}

function Kind({ name, amount, children }: { name: string; amount: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-amount>{amount}</dd>
      <dd data-purpose>{children}</dd>
    </div>
  )
}

import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedAddress } from '#contract/account/account.ts'
import { AddressCard } from '#features/account/address-card.tsx'
import { AddressForm } from '#features/account/address-form.tsx'
import { accountQueries, deleteAddress, saveAddress } from '#features/account/queries.ts'
import { accountPaths } from '#lib/account/account-paths.ts'
import { useApp } from '#lib/app.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { CheckIcon, PinIcon, PlusIcon } from '#ui/icon/icons.tsx'
import { PanelBox } from '#ui/layout/panel.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { AccountFrame } from './account-frame.tsx'
import { QueryView } from './sign-in/result.tsx'

const Cards = styled('ul')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  })),
)
const Card = styled(PanelBox)({ display: 'grid', gridTemplateRows: '1fr auto', gap: 16, height: '100%' })
const Mark = styled('span')(
  themed(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    marginTop: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: theme.vars.palette.success.main,
  })),
)
// As high as a thumb needs.
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& button': { minHeight: 44 } })

/** What is being written: a new address, a known one, or none. */
type Editing = { address?: SavedAddress } | null

export function Addresses() {
  const { api } = useApp()
  const query = useQuery(accountQueries(api).addresses())
  const [editing, setEditing] = useState<Editing>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const add = (
    <Button type="button" variant="primary" icon={<PlusIcon size={18} />} onClick={() => setEditing({})}>
      Add an address
    </Button>
  )
  return (
    <AccountFrame title="Addresses" section={accountPaths.addresses}>
      <QueryView query={query} what="Your addresses" skeleton={<Skeleton height={280} />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState
              icon={<PinIcon size={32} />}
              title="No saved addresses yet"
              text="A saved address fills in the checkout for you."
              actions={add}
            />
          ) : (
            <>
              <div>{add}</div>
              <Cards>
                {addresses.map((address) => (
                  <li key={address.id}>
                    <Card>
                      <AddressCard address={address}>
                        {address.isDefault && (
                          <Mark>
                            <CheckIcon size={16} /> For the checkout
                          </Mark>
                        )}
                      </AddressCard>
                      <Buttons>
                        <Button
                          type="button"
                          size="small"
                          aria-label={`Change ${address.address}`}
                          onClick={() => setEditing({ address })}
                        >
                          Change
                        </Button>
                        <Button
                          type="button"
                          size="small"
                          aria-label={`Delete ${address.address}`}
                          onClick={() => setLeaving(address)}
                        >
                          Delete
                        </Button>
                      </Buttons>
                    </Card>
                  </li>
                ))}
              </Cards>
            </>
          )
        }
      </QueryView>
      {editing && <Editor address={editing.address} onClose={() => setEditing(null)} />}
      {leaving && <Deletion address={leaving} onClose={() => setLeaving(null)} />}
    </AccountFrame>
  )
}

function Editor({ address, onClose }: { address: SavedAddress | undefined; onClose: () => void }) {
  const { mutateAsync } = useMutation(saveAddress(useApp()))
  return (
    <Modal open onClose={onClose} title={address ? 'Change address' : 'New address'}>
      <AddressForm
        address={address}
        onCancel={onClose}
        save={async (changed) => {
          await mutateAsync(changed)
          onClose()
        }}
      />
    </Modal>
  )
}

function Deletion({ address, onClose }: { address: SavedAddress; onClose: () => void }) {
  const { mutate, isPending } = useMutation(deleteAddress(useApp()))
  return (
    <Modal
      open
      onClose={onClose}
      title="Delete this address?"
      size="small"
      actions={
        <>
          <Button
            variant="primary"
            type="button"
            busy={isPending}
            onClick={() => mutate(address.id, { onSettled: onClose })}
          >
            Delete
          </Button>
          <Button type="button" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <AddressCard address={address} />
    </Modal>
  )
}

import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clearPictures } from '#offline/picture-store.ts'
import { clearEverything, clearPages, type StorageUse, storageUse } from '#offline/storage-use.ts'
import { Button } from '#ui/button/button.tsx'
import { Message } from '#ui/feedback/message.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'
import { shareText, sizeText } from './storage-texts.ts'

const List = styled('dl')(
  themed(({ theme }) => ({
    margin: '16px 0 0',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 12,
      minHeight: 60,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& dt': { fontWeight: 600 },
    '& dt small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
    '& dd': { margin: 0 },
  })),
)

const Meter = styled('meter')({ width: '100%', height: 12, marginTop: 8 })

const fullShare = 0.8

const unsentText = (count: number) =>
  `${count === 1 ? 'One change has' : `${count} changes have`} not been sent yet. Send or cancel ${
    count === 1 ? 'it' : 'them'
  } in your cart first.`

const counted = (count: number, singular: string, many = `${singular}s`) => `${count} ${count === 1 ? singular : many}`

/** Lists the data stored on this device, with buttons to clear it. */
export function StorageView({ onClose }: { onClose: () => void }) {
  const { data: use, refetch } = useQuery({ queryKey: ['storage', 'use'], queryFn: () => storageUse(), gcTime: 0 })
  const [note, setNote] = useState<string | null>(null)

  async function clear(act: () => Promise<unknown>, done: string) {
    setNote(null)
    const isDone = (await act().catch(() => false)) !== false
    setNote(isDone ? done : 'We could not clear this. Try again later.')
    void refetch()
  }
  const clearAll = async () => (await clearEverything()) || Promise.reject(new Error('unsent'))

  return (
    <Modal open onClose={onClose} size="small" title="Saved on this device">
      <p>
        We save the pages, pictures and products you have seen on this device, so they open instantly and work offline.
      </p>
      {use && (
        <>
          <Room use={use} />
          <List>
            <Kind name="Pictures" text={counted(use.pictures, 'picture')}>
              <Button type="button" size="small" onClick={() => void clear(clearPictures, 'Pictures cleared.')}>
                Clear pictures
              </Button>
            </Kind>
            <Kind
              name="Saved pages"
              text={`${counted(use.pages, 'saved page', 'saved pages')}, ${counted(use.products, 'product')}`}
            >
              <Button type="button" size="small" onClick={() => void clear(clearPages, 'Saved pages cleared.')}>
                Clear saved pages
              </Button>
            </Kind>
            <Kind name="Your cart" text={use.unsent > 0 ? unsentText(use.unsent) : 'Everything has been sent.'}>
              <Button
                type="button"
                size="small"
                aria-disabled={use.unsent > 0}
                onClick={() => {
                  if (use.unsent > 0) setNote(unsentText(use.unsent))
                  else void clear(clearAll, 'Everything cleared.')
                }}
              >
                Clear everything
              </Button>
            </Kind>
          </List>
        </>
      )}
      {note && <Message tone="info">{note}</Message>}
    </Modal>
  )
}

function Kind({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        {name}
        <small>{text}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function Room({ use: { used, quota } }: { use: StorageUse }) {
  if (used === null || !quota) return null
  const share = used / quota
  return (
    <p>
      <Meter min={0} max={1} high={fullShare} value={share} aria-label="Storage used" />
      <span className="num">
        {sizeText(used)} of {sizeText(quota)}, {shareText(share)}
      </span>
      {share >= fullShare && <strong> Storage is nearly full. Clear some of it.</strong>}
    </p>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { CheckIcon } from '#ui/icon/icons.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

type Props = {
  name: string
  isChosen: boolean
  /** The page provides the mutation, because the location belongs to another feature. */
  choose: () => Promise<unknown>
  size?: 'small' | 'default'
  variant?: 'primary' | 'secondary'
}

const chosen: ReactNode = (
  <>
    <CheckIcon size={18} /> Your store
  </>
)

/** Makes a store the shopper's own. */
export function StoreChoice({ name, isChosen, choose, size = 'default', variant = 'secondary' }: Props) {
  const toast = useToast()
  const change = useMutation({
    mutationFn: choose,
    // The mutation reports its own failure.
    meta: { inline: true },
    onSuccess: () => toast.show({ text: `${name} is now your store`, tone: 'success' }),
  })
  return (
    <Button
      type="button"
      size={size}
      variant={variant}
      busy={change.isPending}
      busyText="Choosing"
      aria-pressed={isChosen}
      onClick={() => !isChosen && change.mutate()}
    >
      {isChosen ? chosen : 'Choose this store'}
    </Button>
  )
}

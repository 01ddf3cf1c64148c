import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRedirect, useRefresh } from 'react-admin'

type Props = {
  resource: string
  /** What is removed. */
  name: string
  explanation: string
  remove: () => Promise<unknown>
}

/** Removes a row after one question, and leads to its list. */
export function RemoveButton({ resource, name, explanation, remove }: Props) {
  const [notify, redirect, refresh] = [useNotify(), useRedirect(), useRefresh()]
  const [isAsked, setIsAsked] = useState(false)
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify(`Removed: ${name}`, { type: 'success' })
      redirect('list', resource)
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setIsAsked(false),
  })
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={removal.isPending}
        title={`Remove ${name}?`}
        content={explanation}
        confirm="Remove"
        cancel="Go back"
        onConfirm={() => removal.mutate()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

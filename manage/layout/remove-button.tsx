import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRedirect, useRefresh } from 'react-admin'

export type RemoveProps = {
  resource: string
  /** What is removed. */
  name: string
  explanation: string
  /** What the button says. */
  verb?: string
  remove: () => Promise<unknown>
}

/** Removes a row after one question, and leads to its list. */
export function RemoveButton({ resource, name, explanation, verb = 'Remove', remove }: RemoveProps) {
  const [notify, redirect, refresh] = [useNotify(), useRedirect(), useRefresh()]
  const [isAsked, setIsAsked] = useState(false)
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      notify(`${verb}: done`, { type: 'success' })
      redirect('list', resource)
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => setIsAsked(false),
  })
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)} aria-label={`${verb} ${name}`}>
        {verb}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={removal.isPending}
        title={`${verb} ${name}?`}
        content={explanation}
        confirm={verb}
        cancel="Go back"
        onConfirm={() => removal.mutate()}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}

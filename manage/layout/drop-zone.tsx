import { Alert, styled, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import type { ManagedPicture } from '#contract/manage/manage-pictures.ts'
import { uploadPicture } from '../lib/api.ts'
import { BusyButton } from './busy-button.tsx'

const Zone = styled('div', { shouldForwardProp: (name) => name !== 'isOver' })<{ isOver: boolean }>(({ isOver }) => ({
  border: `2px dashed ${isOver ? '#2454c6' : '#b8c0cc'}`,
  backgroundColor: isOver ? '#eaf0fd' : 'transparent',
  borderRadius: 8,
  padding: 16,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
}))

type Props = { label: string; several?: boolean; add: (picture: ManagedPicture, file: File) => void }

/** Takes pictures that are chosen or dropped, one after the other; names each one that is rejected. */
export function DropZone({ label, several = false, add }: Props) {
  const [isOver, setIsOver] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [left, setLeft] = useState(0)
  const input = useRef<HTMLInputElement>(null)

  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setProblems([])
      for (const [index, file] of files.entries()) {
        setLeft(files.length - index)
        try {
          add(await uploadPicture(file), file)
        } catch (error) {
          setProblems((known) => [...known, `${file.name}: ${(error as Error).message}`])
        }
      }
      setLeft(0)
    },
  })

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) upload.mutate(several ? files : files.slice(0, 1))
  }

  return (
    <>
      <Zone
        isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <BusyButton variant="outlined" isBusy={upload.isPending} onClick={() => input.current?.click()}>
          {label}
        </BusyButton>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          multiple={several}
          aria-label={label}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // So that the same file can be chosen again.
            target.value = ''
            if (files.length > 0) upload.mutate(files)
          }}
        />
        <Typography color="textSecondary" role="status">
          {left > 0 ? `Uploading, ${left} left` : 'or drop it here. JPG, PNG or WebP, 300 pixels or more, up to 20 MB.'}
        </Typography>
      </Zone>
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
    </>
  )
}

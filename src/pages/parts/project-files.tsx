import { useMemo } from 'react'
import { signedCalls } from '#features/identity/signed-calls.ts'
import { fileCalls } from '#features/project-panels/file-calls.ts'
import { FilesPanel } from '#features/project-panels/files-panel.tsx'
import { formSend } from '#features/project-panels/form-send.ts'
import { useApp } from '#lib/app.tsx'

/** The attachments with calls that are signed as all others are, and tell how far a file is. */
export function ProjectFiles() {
  const { brand } = useApp()
  const calls = useMemo(() => fileCalls(signedCalls(formSend(), brand)), [brand])
  return <FilesPanel calls={calls} />
}

import { FailedFile, FileActions } from './file.styles.ts'
import { FileAction } from './file-action.tsx'
import type { UnstoredFile } from './use-attach.ts'

type Props = { unstored: UnstoredFile; onRetry: () => void; onRemove: () => void }

/** A file that could not be attached, with the reason. */
export function UnstoredCard({ unstored: { file, problem, canRetry }, onRetry, onRemove }: Props) {
  return (
    <FailedFile>
      <b>{file.name}</b>
      <p role="alert">Not attached. {problem}.</p>
      <FileActions>
        {canRetry && <FileAction does="Try again" name={file.name} onClick={onRetry} />}
        <FileAction does="Remove" name={file.name} onClick={onRemove} />
      </FileActions>
    </FailedFile>
  )
}

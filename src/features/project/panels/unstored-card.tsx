import { FailedFile, FileActions } from './file.styles.ts'
import { WordButton } from './panel.styles.ts'
import type { UnstoredFile } from './use-attach.ts'

type Props = { unstored: UnstoredFile; onRetry: () => void; onRemove: () => void }

/** A file that could not be attached, with the reason. */
export function UnstoredCard({ unstored: { file, problem, canRetry }, onRetry, onRemove }: Props) {
  return (
    <FailedFile>
      <b>{file.name}</b>
      <p role="alert">Not attached. {problem}.</p>
      <FileActions>
        {canRetry && (
          <WordButton type="button" variant="text" aria-label={`Try again: ${file.name}`} onClick={onRetry}>
            Try again
          </WordButton>
        )}
        <WordButton type="button" variant="text" aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </WordButton>
      </FileActions>
    </FailedFile>
  )
}
